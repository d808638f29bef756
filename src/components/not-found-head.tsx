import notFound from '#content/pages/not-found.json'
import { site } from '@/content/settings'

/** Title and description where a page is missing. React puts them into the head; no other page needs their words. */
export function NotFoundHead() {
  return (
    <>
      <title>{`${notFound.title} – ${site.name}`}</title>
      <meta name="description" content={notFound.description} />
    </>
  )
}
