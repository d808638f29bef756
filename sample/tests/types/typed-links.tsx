/** Proof, at every `tsc` run, that links to pages of the sample compile. */
import { Link } from '@tanstack/react-router'
import type { CaseStudyId, ServiceId } from '@/content/ids'

export const good = (
  <>
    <Link to="/case-study/$id" params={{ id: 'oneplus' }} />
    <Link to="/case-study/$id" params={{ id: 'tanka' }} />
    <Link to="/services/$id" params={{ id: 'media-relations' }} />
    <Link to="/blog/$slug" params={{ slug: 'brief-an-agency' }} />
    <Link to="/tools/$slug" params={{ slug: 'pitch-timer' }} />
    <Link to="/blog/$group/$value" params={{ group: 'category', value: 'ux-ui' }} search={{ q: 'press' }} />
  </>
)

// @ts-expect-error an id of another collection
export const wrongCollection: CaseStudyId = 'media-relations' satisfies ServiceId
