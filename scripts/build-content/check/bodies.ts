/** Links and pictures in the text of an entry. */
import type { Entry } from '../entry'
import { pathOf } from '../file-kind'
import { decoded } from '../markdown/body-html'
import { errorAt, type Problem, START, warningAt } from '../problems/problem'
import type { Known } from './fields'
import { linkFinding } from './links'
import { pictureFinding } from './pictures'

export function checkBody(entry: Entry, { site, pictures }: Known): Problem[] {
  const { body, file } = entry
  if (!body) return []
  const path = pathOf(entry.kind)
  const page = path === undefined ? undefined : site.pages.get(path)
  const problems: Problem[] = []
  for (const [index, href] of body.links.entries()) {
    const finding = linkFinding(href, page, site)
    const at = finding?.severity === 'warning' ? warningAt : errorAt
    if (finding) problems.push(at(file, body.locate().links[index] ?? START, finding))
  }
  for (const [index, src] of body.pictures.entries()) {
    const finding = pictureFinding(decoded(src), pictures)
    if (finding) problems.push(errorAt(file, body.locate().pictures[index] ?? START, finding))
  }
  return problems
}
