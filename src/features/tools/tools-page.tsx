import { PageIntro } from '@/components/page-intro'
import type { ListPage } from '@/schema/pages'
import { tools } from './registry'
import { ToolLink } from './tool-link'

/** The overview of all free tools. */
export function ToolsPage({ page }: { page: ListPage }) {
  return (
    <>
      <PageIntro heading={page.heading} intro={page.intro} />
      <div className="page-width pb-[calc(var(--spacing-section)*0.8)]">
        <ul className="ruled-columns lg:grid-cols-2">
          {tools.map((tool) => (
            <ToolLink key={tool.slug} tool={tool} />
          ))}
        </ul>
      </div>
    </>
  )
}
