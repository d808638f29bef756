/** Links and pictures in the text of an entry. */
import type { Entry } from '../entry'
import { errorAt, type Problem, warningAt } from '../problems/problem'
import { pathOf } from '../site-map'
import { decoded } from '../trusted-html'
import type { Known } from './fields'
import { linkFinding } from './links'
import { pictureFinding } from './pictures'

export function checkBody(entry: Entry, { site, pictures }: Known): Problem[] {
  const { body, file } = entry
  if (!body) return []
  const path = pathOf(entry.kind)
  const page = path === undefined ? undefined : site.pages.get(path)
  const problems: Problem[] = []
  for (const { href, place } of body.links) {
    const finding = linkFinding(href, page, site)
    if (finding) problems.push((finding.severity === 'warning' ? warningAt : errorAt)(file, place, finding))
  }
  for (const { src, place } of body.pictures) {
    const finding = pictureFinding(decoded(src), pictures)
    if (finding) problems.push(errorAt(file, place, finding))
  }
  return problems
}
