/** Words that the project was shipped with. */

import { kindOfFile } from '../../build-content/public'
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isOptional } from '../../lib/schema/file-kind'
import { isProse, type Passage } from '../passages'
import type { Page, Project } from '../project'
import { textFingerprint } from '../sample/fingerprint'

/** A site may keep a good sentence. A file of which more than this share is sample is sample. */
const MOST_SAMPLE = 1 / 3

/** Their words are the same on any site: "Page not found", "Services". */
const GENERIC = new Set(['content/pages/not-found.yaml', 'content/settings/navigation.yaml'])

/** What a tool is called, does and writes is true on any site that shows it. */
export const isOfTool = (file: string): boolean => /^content\/(?:tools|tables)\//.test(file)

export function checkSampleCopy({ pages, site, sample }: Project): Diagnostic[] {
  const own = String(site?.entry.data.name ?? '')
  const names = own === '' ? sample.names : [own, ...sample.names]
  return pages.flatMap((page) => [
    ...sampleNames(page, sample.names),
    ...sampleTexts(page, (text) => sample.texts.has(textFingerprint(text, names) ?? '')),
  ])
}

/** One message for each name in a file: the others are found by searching. */
function sampleNames({ entry, passages }: Page, names: readonly string[]): Diagnostic[] {
  return names.flatMap((name) => {
    const places = passages.filter((passage) => isProse(passage) && passage.text.includes(name))
    const [first] = places
    if (!first) return []
    const more = places.length > 1 ? `. This is the first of ${places.length} texts in this file that contain it` : ''
    return diagnosticAt(entry.file, placeOf(first, name), {
      code: 'sample-name',
      text: `${quote(name)} is a name of the sample${more}.`,
      hint: 'Write your own name.',
    })
  })
}

const placeOf = ({ place, text, field }: Passage, word: string) =>
  field ? place : { ...place, column: text.indexOf(word) + 1 }

function sampleTexts({ entry: { file }, passages }: Page, isSample: (text: string) => boolean): Diagnostic[] {
  if (GENERIC.has(file) || isOfTool(file)) return []
  const texts = passages.filter((passage) => isProse(passage) && textFingerprint(passage.text, []) !== undefined)
  const kept = texts.filter(({ text }) => isSample(text))
  const [first] = kept
  if (!first || kept.length <= texts.length * MOST_SAMPLE) return []
  const share =
    kept.length === texts.length
      ? 'The text of this file comes from the sample'
      : `${kept.length} of the ${texts.length} texts in this file come from the sample`
  const isLegal = file.startsWith('content/legal/')
  return [
    diagnosticAt(file, first.place, {
      code: isLegal ? 'sample-legal' : 'sample-copy',
      text: `${share}, starting here.`,
      hint: isLegal
        ? 'The sample does not describe a real company and is not legal advice. Have your own text written, or checked, by a lawyer.'
        : mayGo(file)
          ? 'Write your own, or remove the file if you do not need it.'
          : 'Write your own.',
    }),
  ]
}

/** Whether a site can do without a file. */
function mayGo(file: string): boolean {
  const kind = kindOfFile(file)
  return kind !== undefined && (!('single' in kind) || isOptional(kind.single))
}
