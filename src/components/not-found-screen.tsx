import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import notFound from '#content/pages/not-found.json'
import { MissingCaseStudy } from './missing-case-study'
import { NotFoundHead } from './not-found-head'
import { Picture } from './picture'
import { WaysOn } from './ways-on'

/** What any unknown address shows. */
export function NotFoundScreen() {
  const { heading, text, button, image, imageAlt = '', pictures } = notFound
  useEffect(() => {
    // The agency asked for a line on the console; the boot script writes the same one where React does not run.
    console.error(`404: no page at ${location.pathname}`)
  }, [])
  return (
    <>
      <NotFoundHead />
      <div data-missing-page="" className="page-grid items-center pt-section-55 pb-section-60">
        <div className="col-span-full md:col-span-6 lg:col-span-5">
          <h1 className="figure text-not-found">{heading}</h1>
          <p className="lead mt-4">{text}</p>
          <p className="mt-8">
            <Link to="/" className="button">
              {button}
            </Link>
          </p>
        </div>
        {image ? (
          <div className="col-span-full md:col-span-6 lg:col-span-7">
            <Picture
              path={image}
              pictures={pictures}
              alt={imageAlt}
              sizes="(min-width: 64rem) 56vw, (min-width: 48rem) 46vw, 92vw"
              priority
              className="w-full"
            />
          </div>
        ) : null}
      </div>
      <WaysOn />
      {/* What is in a template is not part of the document, so React finds nothing there when it hydrates the page. */}
      <template data-missing-case-study="">{import.meta.env.SSR && <MissingCaseStudy />}</template>
    </>
  )
}
