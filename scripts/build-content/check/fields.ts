/** Values that name something else: another entry, a page, a picture, another site. */
import type { FieldRole } from '../../../src/schema/fields'
import type { Entry } from '../entry'
import { pathOf } from '../file-kind'
import { errorAt, type Finding, type Problem, warningAt } from '../problems/problem'
import { nearest } from '../problems/suggest'
import { quote } from '../problems/words'
import type { FieldValue } from '../schema-tour'
import type { SiteMap } from '../site-map'
import { textsOf } from '../texts-of'
import { nameOf } from '../validate'
import { webAddressFinding } from './addresses'
import { type LinkFinding, linkFinding } from './links'
import { isId } from './names'
import { pictureFinding } from './pictures'
import { textFinding } from './texts'

export type Known = {
  /** Ids of every collection, those of broken files included. */
  ids: () => Map<string, Set<string>>
  site: SiteMap
  pictures: ReadonlySet<string>
}

/** Checks every field of an entry whose role says what its text stands for. */
export function checkFields(entry: Entry, known: Known): Problem[] {
  const problems: Problem[] = []
  for (const value of textsOf(entry)) {
    const finding = findingFor(value, entry, known)
    if (!finding) continue
    const at = 'severity' in finding ? warningAt : errorAt
    problems.push(at(entry.file, entry.place(value.path), finding))
  }
  return problems
}

function findingFor({ path, value, field }: FieldValue, entry: Entry, known: Known): LinkFinding | undefined {
  const name = nameOf(path)
  if (field.role === 'picture') return pictureFinding(value, known.pictures)
  if (field.role === 'webAddress') return webAddressFinding(name, value)
  if (field.role === 'link') return fieldLinkFinding(name, value, entry, known.site)
  if (field.role === 'reference') return referenceFinding(name, value, field, known)
  return textFinding(name, value, field)
}

function fieldLinkFinding(name: string, value: string, entry: Entry, site: SiteMap): LinkFinding | undefined {
  if (/^http:/i.test(value)) return webAddressFinding(name, value)
  const own = pathOf(entry.kind)
  return linkFinding(value, own === undefined ? undefined : site.pages.get(own), site)
}

function referenceFinding(
  name: string,
  value: string,
  field: FieldRole & { role: 'reference' },
  { ids }: Known,
): Finding | undefined {
  const known = ids().get(field.collection) ?? new Set()
  if (known.has(value) || (field.allowText && !isId(value))) return undefined
  const meant = nearest(value, known)
  return {
    code: 'dead-reference',
    message: `${name} is ${quote(value)}, and there is no content/${field.collection}/${value}.${field.collection === 'resources' || field.collection === 'blog' ? 'md' : 'yaml'}.`,
    hint: meant
      ? `Did you mean ${quote(meant)}?`
      : `Use the name of a file in content/${field.collection} without its ending${field.allowText ? ', or words with a capital letter' : ''}.`,
  }
}
