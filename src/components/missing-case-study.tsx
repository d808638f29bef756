import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import notFound from '#content/pages/not-found.json'
import { hasPart } from '@/content/parts'

/** What is shown instead of a case study that does not exist, or of a client that is listed without one. */
export function MissingCaseStudy({ children }: { children?: ReactNode }) {
  const { heading, text, button } = notFound.caseStudy
  return (
    <div className="page-width pt-section-55 pb-section-60">
      <h1>{heading}</h1>
      <p className="lead mt-6">{text}</p>
      {children}
      <p className="mt-8">
        {hasPart('pages/customers') ? (
          <Link to="/customers" className="button">
            {button}
          </Link>
        ) : (
          <Link to="/" className="button">
            {notFound.button}
          </Link>
        )}
      </p>
    </div>
  )
}
