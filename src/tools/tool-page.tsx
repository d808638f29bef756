import * as words from '@words/tool'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/breadcrumb'
import { CallToAction } from '@/components/call-to-action'
import { LinkLedger } from '@/components/link-ledger'
import { Section } from '@/components/section'
import { site } from '@/content/settings'
import type { NextStep } from '@/schema/entries'
import { ENGLISH, languageAlone } from '@/schema/languages'
import type { ListPage } from '@/schema/pages'
import type { ToolSlug } from '../schema/tool-catalog'
import { BenchmarkSection } from './benchmark-section'
import type { figuresOf } from './figures-of'
import { Island } from './island'
import { Benchmarks } from './kit/benchmarks'
import { EmbedAndCite } from './kit/embed/embed-and-cite'
import type { ShownTool } from './load-tool'

type ToolPageProps = Pick<ListPage, 'callToAction'> & {
  tool: ShownTool
  /** The text that explains its subject. */
  explanation?: NextStep
  /** What others have measured of it. */
  figures: Awaited<ReturnType<typeof figuresOf>>
  /** Its form and its result. */
  children: ReactNode
}

/** The tools speak English. */
const isForeign = languageAlone(site.language) !== ENGLISH

/** Tools whose figures come from sources in US dollars. They convert nothing, so a site with another currency says so. */
const IN_DOLLARS: ReadonlySet<string> = new Set<ToolSlug>(['influencer-roi-calculator', 'influencer-rate-calculator'])

/** The page of a tool: title, description, the tool, how to use it elsewhere, and a link to the contact page. */
export function ToolPage({ tool, explanation, figures, callToAction, children }: ToolPageProps) {
  return (
    <>
      <header className="page-width pt-section-30 pb-section-50">
        <Breadcrumb trail={[{ name: words.tools, path: '/tools' }]} current={tool.title} />
        <h1 className="mt-4 max-w-[18ch]">{tool.title}</h1>
        <p className="lead mt-6">{tool.description}</p>
        {/* A page that is not translated says so as a whole. */}
        {isForeign && !tool.untranslated ? (
          <p role="note" className="mt-6 font-semibold">
            {words.inEnglish}
          </p>
        ) : null}
        {IN_DOLLARS.has(tool.slug) && site.currency !== 'USD' ? (
          <p role="note" className="mt-6 font-semibold">
            {words.inDollars}
          </p>
        ) : null}
      </header>
      <Island name="tool" slug={tool.slug}>
        <Benchmarks value={figures.benchmarks}>{children}</Benchmarks>
      </Island>
      {figures.benchmarks.length > 0 ? <BenchmarkSection {...figures} /> : null}
      <Island name="embed-and-cite" slug={tool.slug}>
        <EmbedAndCite {...tool} />
      </Island>
      {explanation ? (
        <Section heading={words.next}>
          <LinkLedger links={[explanation]} />
        </Section>
      ) : null}
      <CallToAction {...callToAction} to="/contact" />
    </>
  )
}
