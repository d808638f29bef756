/** The clients of the portfolio and their case studies, held against each other. */
import type { Entry } from '../entry'
import { errorAt, type Finding, type Problem } from '../problems/problem'
import { nearest } from '../problems/suggest'
import { quote } from '../problems/words'
import { clientsOf } from '../site-map'

/** A client says whether it has a case study, and each client is there once. */
export function checkPortfolio(groups: readonly Entry[], caseStudies: ReadonlySet<string>): Problem[] {
  const first = new Map<string, { file: string; line: number }>()
  const problems: Problem[] = []
  for (const group of groups) {
    for (const [index, { id, hasCaseStudy }] of clientsOf(group).entries()) {
      const place = group.place(['clients', index, 'id'])
      const other = first.get(id)
      first.set(id, other ?? { file: group.file, line: place.line })
      if (other) problems.push(errorAt(group.file, place, twice(id, other)))
      else if (hasCaseStudy && !caseStudies.has(id)) problems.push(errorAt(group.file, place, without(id, caseStudies)))
      else if (!hasCaseStudy && caseStudies.has(id)) {
        problems.push(errorAt(group.file, group.place(['clients', index, 'hasCaseStudy']), unexpected(id)))
      }
    }
  }
  return problems
}

const twice = (id: string, other: { file: string; line: number }): Finding => ({
  code: 'duplicate-id',
  message: `The client ${quote(id)} is here a second time; the first is in ${other.file}, line ${other.line}.`,
  hint: 'Remove one of the two, or give it another id.',
})

function without(id: string, caseStudies: ReadonlySet<string>): Finding {
  const meant = nearest(id, caseStudies)
  const remedy = `Create content/case-studies/${id}.yaml, or write "hasCaseStudy: false" to have the button lead to the "not found" page.`
  return {
    code: 'missing-case-study',
    message: `The client ${quote(id)} has "hasCaseStudy: true", and there is no case study of that name.`,
    hint: meant ? `Did you mean ${quote(meant)}? Otherwise: ${remedy}` : remedy,
  }
}

const unexpected = (id: string): Finding => ({
  code: 'unexpected-case-study',
  message: `The client ${quote(id)} has "hasCaseStudy: false", and content/case-studies/${id}.yaml exists.`,
  hint: 'Write: hasCaseStudy: true',
})
