/** Words that people leave where something is still to be written, and a year that has passed. */
import { errorAt, type Problem } from '../../build-content/problems/problem'
import { quote } from '../../build-content/problems/words'
import { isProse } from '../passages'
import type { Project } from '../project'

const UNFINISHED = /\b(?:TODO|FIXME|TBD|TBC|TKTK|XXX)\b|\b[Ll]orem ipsum\b|\?\?\?/

export const checkUnfinished = (project: Project): Problem[] => [...leftWords(project), ...oldYear(project)]

function leftWords({ pages }: Project): Problem[] {
  return pages.flatMap(({ entry, passages }) =>
    passages.filter(isProse).flatMap(({ text, place, field }) => {
      const found = UNFINISHED.exec(text)
      if (!found) return []
      const column = field ? place.column : found.index + 1
      return errorAt(entry.file, { line: place.line, column }, unfinished(found[0]))
    }),
  )
}

const unfinished = (word: string) => ({
  code: 'unfinished',
  message: `Here stands ${quote(word)}: something is still to be written.`,
  hint: 'Write it, or remove the sentence.',
})

function oldYear({ site, today }: Project): Problem[] {
  const year = Number(site?.entry.data.copyrightYear)
  const now = Number(today.slice(0, 4))
  if (!site || !(year < now)) return []
  return [
    errorAt(site.entry.file, site.entry.place(['copyrightYear']), {
      code: 'old-year',
      message: `The copyright line says ${year}, and it is ${now}.`,
      hint: `Write: copyrightYear: ${now}`,
    }),
  ]
}
