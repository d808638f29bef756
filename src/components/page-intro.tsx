import type { ReactNode } from 'react'

type PageIntroProps = { kicker?: string; heading: string; intro?: string; children?: ReactNode }

/** The top of a page: kicker, the one h1, and a lead. */
export function PageIntro({ kicker, heading, intro, children }: PageIntroProps) {
  return (
    <header className="page-width pt-section-55 pb-section-50">
      {kicker ? <p className="kicker mb-5 text-accent">{kicker}</p> : null}
      <h1 className="max-w-[18ch]">{heading}</h1>
      {intro ? <p className="lead mt-6">{intro}</p> : null}
      {children}
    </header>
  )
}
