/** Proof, at every `tsc` run, that a link to a page that does not exist and a mistyped reference do not compile. */
import { Link } from '@tanstack/react-router'
import type { BlogSlug, CaseStudyId, ServiceId } from '@/content/ids'
import type { ServiceEntry } from '@/schema/entries'

export const bad = (
  <>
    {/* @ts-expect-error no such case study */}
    <Link to="/case-study/$id" params={{ id: 'no-such-case-study' }} />
    {/* @ts-expect-error no such service */}
    <Link to="/services/$id" params={{ id: 'no-such-service' }} />
    {/* @ts-expect-error no such tool */}
    <Link to="/tools/$slug" params={{ slug: 'no-such-tool' }} />
    {/* @ts-expect-error no such page */}
    <Link to="/case-studies" />
    {/* @ts-expect-error no such kind of list */}
    <Link to="/blog/$group/$value" params={{ group: 'writer', value: 'desk' }} />
  </>
)

// @ts-expect-error an id of another collection
export const wrongCollection: CaseStudyId = '' as ServiceId
/** Posts have types too, unless there are so many that any text is the id of one. */
type IsRefused<Id extends string, Ids extends string> = string extends Ids ? true : Id extends Ids ? false : true
export const wrongPost: IsRefused<'missing', BlogSlug> = true
// @ts-expect-error a price is a number
export const wrongField: ServiceEntry['price'] = '3000'
