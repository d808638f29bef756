/** What an import did and what is left for a person, as data and as text. */
import { compare } from '../../../lib/diagnostics/diagnostic'
import { plural } from '../../../lib/diagnostics/words'
import { visible } from '../../../lib/visible'

/** One line of the report: about a line of a file, with a remedy where a person has to decide. */
export type Told = { file: string; line: number; text: string; remedy?: string }

export type Report = {
  what: string
  posts: { file: string; from: string; state: 'public' | 'draft' | 'scheduled' }[]
  people: string[]
  /** How many pictures are copied. */
  pictures: number
  addresses: { all: number; answering: number; open: Told[] }
  changed: Told[]
  decide: Told[]
}

/**
 * The report as people read it.
 * @param isWritten whether the files are on the disk
 */
export function formatReport(
  { what, posts, people, pictures, addresses, changed, decide }: Report,
  isWritten: boolean,
): string {
  const drafts = posts.filter(({ state }) => state === 'draft').length
  const { all, answering, open } = addresses
  return [
    `${isWritten ? 'Imported' : 'Would import'} ${plural(posts.length, 'post')} (${plural(drafts, 'draft')} among them), ${plural(people.length, 'person', 'people')} and ${plural(pictures, 'picture')} from ${what}.`,
    `${answering} of ${plural(all, 'old address', 'old addresses')} ${all === 1 ? 'answers' : 'answer'}.`,
    ...section('Addresses that do not answer yet', open),
    ...section('What a person must decide', decide),
    ...section('What was changed', changed),
    ...(posts.length === 0 ? [] : ['', isWritten ? 'Written:' : 'Would be written:']),
    ...people.map((file) => `  ${file}`),
    ...posts.map(({ file, from, state }) => `  ${file} (${state}) from ${visible(from)}`),
    '',
  ].join('\n')
}

function section(heading: string, told: readonly Told[]): string[] {
  if (told.length === 0) return []
  const sorted = [...told].sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.text, b.text))
  return ['', `${heading} (${told.length}):`, ...sorted.flatMap(linesOf)]
}

const linesOf = ({ file, line, text, remedy }: Told): string[] => [
  `  ${visible(file)}:${line}  ${visible(text)}`,
  ...(remedy ?? '')
    .split('\n')
    .filter((part) => part !== '')
    .map((part) => `    ${visible(part)}`),
]

/** The number of the line that a piece of text is on: `date:` of a field, or words below the fields. The first line otherwise. */
export function lineWith(text: string, piece: string | undefined): number {
  if (piece === undefined || piece === '') return 1
  const body = /^[a-zA-Z]+:$/.test(piece) ? 0 : text.indexOf('\n---\n') + 1
  const at = text.indexOf(piece, body)
  return at === -1 ? 1 : text.slice(0, at).split('\n').length
}
