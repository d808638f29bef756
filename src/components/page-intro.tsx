import type { ReactNode } from 'react'

type PageIntroProps = { slug?: string; heading: string; intro?: string; children?: ReactNode }

/** The top of a page: slug, the one h1, and a lead. */
export function PageIntro({ slug, heading, intro, children }: PageIntroProps) {
  return (
    <header className="page-width pt-[calc(var(--spacing-section)*0.55)] pb-[calc(var(--spacing-section)*0.5)]">
      {slug ? <p className="slug mb-5 text-accent">{slug}</p> : null}
      <h1 className="max-w-[18ch]">{heading}</h1>
      {intro ? <p className="lead mt-6">{intro}</p> : null}
      {children}
    </header>
  )
}
