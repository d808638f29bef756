import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import notFound from '#content/pages/not-found.json'
import { MissingCaseStudy } from './missing-case-study'

/** What any unknown address shows. */
export function NotFoundScreen() {
  useEffect(() => {
    // The agency asked for a line on the console; the boot script writes the same one where React does not run.
    console.error(`404: no page at ${location.pathname}`)
  }, [])
  return (
    <>
      <div className="page-width py-section">
        <h1 className="figure text-not-found">{notFound.heading}</h1>
        <p className="lead mt-4">{notFound.text}</p>
        <p className="mt-8">
          <Link to="/" className="button">
            {notFound.button}
          </Link>
        </p>
      </div>
      {/* What is in a template is no part of the document, so React finds nothing there when it hydrates the page. */}
      <template data-missing-case-study="">{import.meta.env.SSR && <MissingCaseStudy />}</template>
    </>
  )
}
