import type { ReactNode } from 'react'
import type { Heading } from '@/schema/entries'
import { CopyAsMarkdown } from './copy-as-markdown'
import { MarkdownBody } from './markdown-body'
import { TableOfContents } from './table-of-contents'

type Fact = { label: string; value: ReactNode }

type ArticleLayoutProps = {
  /** Where the text belongs. */
  breadcrumb?: ReactNode
  /** The line of small capitals above the heading. */
  kicker?: ReactNode
  heading: string
  /** A small picture above the facts. */
  picture?: ReactNode
  /** Who wrote it, when: a small ledger beside the text. */
  facts: Fact[]
  /** A picture or a summary before the text. */
  opening?: ReactNode
  headings: Heading[]
  content: string
  /** Its address, where a visitor can copy its twin. */
  path?: string | undefined
  /** What follows the text in its own column. */
  children?: ReactNode
}

/** A text to be read at length: facts and table of contents at the left, the text in one column beside them. */
export function ArticleLayout({
  breadcrumb,
  kicker,
  heading,
  picture,
  facts,
  opening,
  headings,
  content,
  path,
  children,
}: ArticleLayoutProps) {
  return (
    <article>
      <header className="page-width pb-section-40">
        {/* On phones the heading says at once what the last name of the breadcrumb would take two lines for. */}
        <div className="flex min-h-section-55 flex-wrap items-start pt-4 pb-3 max-sm:[&_li[aria-current]]:sr-only">
          {breadcrumb}
        </div>
        {kicker ? <div className="mt-2 mb-4">{kicker}</div> : null}
        <h1 className="max-w-[22ch]">{heading}</h1>
      </header>
      <div className="page-grid pb-section-75">
        <div className="col-span-full lg:col-span-3">
          <div className="gap-x-columns sm:max-lg:flex sm:max-lg:items-end">
            {picture ? (
              <div className="mb-5 sm:max-lg:mb-0 sm:max-lg:w-[55vw] sm:max-lg:flex-none">{picture}</div>
            ) : null}
            <dl className="ledger grid flex-1 grid-cols-2 gap-x-6 text-small max-[22rem]:grid-cols-1 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] lg:mb-14 lg:grid-cols-1">
              {facts.map(({ label, value }) => (
                <div key={label} className="py-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <TableOfContents headings={headings} place="column" />
        </div>
        <div className="col-span-full min-w-0 space-y-blocks lg:col-span-8 lg:col-start-5">
          {opening ? <div>{opening}</div> : null}
          <TableOfContents headings={headings} place="fold" />
          <MarkdownBody html={content} className="prose-wide" />
          {path ? <CopyAsMarkdown path={path} /> : null}
          {children}
        </div>
      </div>
    </article>
  )
}
