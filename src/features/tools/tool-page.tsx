import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallToAction } from '@/components/call-to-action'
import type { Tool } from './registry'

type ToolPageProps = {
  tool: Tool
  /** The tool itself: its form and its result. */
  children?: ReactNode
}

/** The frame of every tool: what it is, the tool, and the way to a person. */
export function ToolPage({ tool, children }: ToolPageProps) {
  return (
    <>
      <header className="page-width pt-[calc(var(--spacing-section)*0.3)] pb-[calc(var(--spacing-section)*0.5)]">
        <nav aria-label="Breadcrumb">
          <Link to="/tools" className="slug inline-flex min-h-11 items-center text-accent no-underline hover:underline">
            Free tools
          </Link>
        </nav>
        <h1 className="mt-4 max-w-[18ch]">{tool.title}</h1>
        <p className="lead mt-6">{tool.description}</p>
      </header>
      {children}
      <CallToAction
        heading="Take it to a person"
        text="Send us what you made here, and we will tell you what we would change and what we would do next."
        button="Contact us"
        to="/contact"
      />
    </>
  )
}
