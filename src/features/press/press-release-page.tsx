import * as words from '@words/press-release'
import { ArticleLayout } from '@/components/article-layout'
import { Breadcrumb } from '@/components/breadcrumb'
import { CalendarDate } from '@/components/calendar-date'
import { Paragraphs } from '@/components/paragraphs'
import { Section } from '@/components/section'
import type { Entry } from '@/schema/entries'
import type { PressPage } from '@/schema/press'

type PressReleasePageProps = { release: Entry<'press-releases'> } & Pick<PressPage, 'boilerplate'>

/** A release, with what every release ends with. */
export function PressReleasePage({ release, boilerplate }: PressReleasePageProps) {
  return (
    <>
      <ArticleLayout
        breadcrumb={<Breadcrumb trail={[{ name: words.press, path: '/press' }]} current={release.title} />}
        heading={release.title}
        facts={[
          { label: words.released, value: <CalendarDate day={release.date} /> },
          { label: words.place, value: release.place },
          ...(release.hidden ? [{ label: words.notPublic, value: words.onlyPreviews }] : []),
        ]}
        opening={<p className="lead">{release.summary}</p>}
        headings={release.headings}
        content={release.content}
      />
      <Section heading={boilerplate.heading}>
        <div className="max-w-measure">
          <Paragraphs text={boilerplate.text} />
        </div>
      </Section>
    </>
  )
}
