import * as words from '@words/tools'
import { ExternalLink } from '@/components/external-link'
import { PageIntro } from '@/components/page-intro'
import { Section } from '@/components/section'
import { site } from '@/content/settings'
import type { Summary } from '@/schema/entries'
import type { ListPage } from '@/schema/pages'
import { ToolLink } from './tool-link'

const { mediaMonitoring, aiWriting, topCreators } = site.externalLinks
const ELSEWHERE = [
  { label: words.mediaMonitoring, url: mediaMonitoring },
  { label: words.aiWriting, url: aiWriting },
  { label: words.topCreators, url: topCreators },
].flatMap(({ label, url }) => (url ? { label, url } : []))

/** The overview of all free tools. */
export function ToolsPage({ page, tools }: { page: ListPage; tools: Summary<'tools'>[] }) {
  return (
    <>
      <PageIntro heading={page.heading} intro={page.intro} />
      <div className="page-width pb-section-80">
        <ul data-repeated="" className="ruled-columns lg:grid-cols-2">
          {tools.map((tool) => (
            <ToolLink key={tool.id} tool={tool} />
          ))}
        </ul>
      </div>
      {ELSEWHERE.length > 0 ? (
        <Section heading={words.elsewhere}>
          <ul className="ledger">
            {ELSEWHERE.map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url} className="flex min-h-14 items-center font-semibold">
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
