/** Words that people leave where something is still to be written, and a year that has passed. */
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isProse, type Passage } from '../passages'
import type { Project } from '../project'
import { orRemove } from '../removable'

const UNFINISHED = /\b(?:TODO|FIXME|TBD|TBC|TKTK|XXX)\b|\b[Ll]orem ipsum\b|\?\?\?/

export const checkUnfinished = (project: Project): Diagnostic[] => [...leftWords(project), ...oldYear(project)]

function leftWords({ pages }: Project): Diagnostic[] {
  return pages.flatMap(({ entry, passages }) =>
    passages.filter(canBeUnfinished).flatMap(({ text, place, field }) => {
      const found = UNFINISHED.exec(text)
      if (!found) return []
      const column = field ? place.column : found.index + 1
      const instead = field ? orRemove(entry, field.path) : ', or remove the sentence'
      return diagnosticAt(entry.file, { line: place.line, column }, unfinished(found[0], instead))
    }),
  )
}

/** Where a person can be named by id, other words can stand too. */
const canBeUnfinished = (passage: Passage): boolean => isProse(passage) || passage.field?.role === 'reference'

const unfinished = (word: string, instead: string) => ({
  code: 'unfinished',
  text: `Here is ${quote(word)}: something is still to be written.`,
  hint: `Write it${instead}.`,
})

function oldYear({ site, today }: Project): Diagnostic[] {
  const year = Number(site?.entry.data.copyrightYear)
  const now = Number(today.slice(0, 4))
  if (!site || !(year < now)) return []
  return [
    diagnosticAt(site.entry.file, site.entry.place(['copyrightYear']), {
      code: 'old-year',
      text: `The copyright line says ${year}, and it is ${now}.`,
      hint: `Write: copyrightYear: ${now}`,
    }),
  ]
}
