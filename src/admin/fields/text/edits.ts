/** What the buttons above the text do to it: pure changes of a Markdown text. */

export type Change = { from: number; to: number; insert: string }

/** The changes, and what is selected after them, in places of the changed text. */
export type Edit = { changes: Change[]; select: { from: number; to: number } }

export type Selected = { text: string; from: number; to: number }

const PREFIX = /^(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+)/

/** How lines of a kind begin; the number counts them. */
export type LineKind = (index: number) => string

export const lineKinds = {
  heading: () => '## ',
  smallerHeading: () => '### ',
  list: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
} as const satisfies Record<string, LineKind>

/** Makes the selected lines lines of a kind, or plain ones again if all of them are of that kind. */
export function toggleLines({ text, from, to }: Selected, kind: LineKind): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', Math.max(from, to - 1))
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const isKind = filled.length > 0 && filled.every((line, index) => line.startsWith(kind(index)))
  let count = 0
  const insert = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line
      const words = line.replace(PREFIX, '')
      return isKind ? words : kind(count++) + words
    })
    .join('\n')
  return {
    changes: [{ from: start, to: end, insert }],
    select: { from: start + insert.length, to: start + insert.length },
  }
}

/** A part of a text between blank lines; `words` within it are selected, to be written over. */
export type Block = { before: string; words: string; after: string }

export const blocks = {
  box: { before: '<div class="callout">\n\n', words: 'What every reader should know.', after: '\n\n</div>' },
  folded: { before: '<details>\n<summary>', words: 'The question', after: '</summary>\n\nThe answer.\n\n</details>' },
  table: { before: '| ', words: 'Heading', after: ' | Heading |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |' },
  line: { before: '***', words: '', after: '' },
} as const satisfies Record<string, Block>

/** Puts a block below the paragraph of the cursor. What is selected becomes the text of a box or the answer of a folded part. */
export function insertBlock({ text, from, to }: Selected, block: Block): Edit {
  const selected = text.slice(from, to).trim()
  const at = selected === '' ? endOfParagraph(text, to) : to
  const start = selected === '' ? at : from
  const { before, words, after } = selected === '' ? block : withText(block, selected)
  const [lead, trail] = blankLinesAround(text.slice(0, start), text.slice(at))
  const place = start + lead.length + before.length
  return {
    changes: [{ from: start, to: at, insert: lead + before + words + after + trail }],
    select: { from: place, to: place + words.length },
  }
}

/** The line breaks that part a block from the text above it and from that below. */
function blankLinesAround(above: string, below: string): [string, string] {
  const breaks = (text: string, there: RegExp) =>
    text.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (there.exec(text)?.[0].length ?? 0)))
  return [breaks(above, /\n*$/), breaks(below, /^\n*/)]
}

function withText(block: Block, text: string): Block {
  if (block === blocks.box) return { ...block, words: text }
  if (block === blocks.folded) return { ...block, after: block.after.replace('The answer.', () => text) }
  return { before: `${text}\n\n${block.before}`, words: block.words, after: block.after }
}

function endOfParagraph(text: string, from: number): number {
  const blank = text.slice(from).search(/\n[ \t]*(?:\n|$)/)
  return blank === -1 ? (text.trimEnd().length < from ? from : text.trimEnd().length) : from + blank
}

/** Puts pasted Markdown in the place of the selection: paragraphs become paragraphs, and footnotes get numbers of their own. */
export function insertMarkdown({ text, from, to }: Selected, markdown: string): Edit {
  const used = noteNames(text.slice(0, from) + text.slice(to))
  const names = new Map<string, string>()
  const isTaken = (name: string) => used.has(name) || [...names.values()].includes(name)
  for (const name of noteNames(markdown)) names.set(name, isTaken(name) ? freeNumber(isTaken) : name)
  const words = markdown.replace(/\[\^([^\]\s]+)\]/g, (_, name: string) => `[^${names.get(name)}]`)
  const isParagraphs = /\n\n|^(?:#{1,6} |- |\d+\. |> |\|)/.test(words)
  const [lead, trail] = isParagraphs ? blankLinesAround(text.slice(0, from), text.slice(to)) : ['', '']
  const end = from + lead.length + words.length
  return { changes: [{ from, to, insert: lead + words + trail }], select: { from: end, to: end } }
}

/** The lowest number that no footnote has. */
function freeNumber(isTaken: (name: string) => boolean): string {
  let number = 1
  while (isTaken(String(number))) number++
  return String(number)
}

const noteNames = (text: string): Set<string> =>
  new Set([...text.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, name = '']) => name))

/** Puts the number of a new footnote behind the selection, and its text at the end. */
export function insertFootnote({ text, to }: Selected): Edit {
  const used = noteNames(text)
  const words = 'Where it comes from.'
  const end = text.trimEnd().length
  const at = Math.min(to, end)
  const mark = `[^${freeNumber((name) => used.has(name))}]`
  const note = `${/\[\^[^\]]+\]:[^\n]*$/.test(text.slice(0, end)) ? '\n' : '\n\n'}${mark}: `
  const place = end + mark.length + note.length
  return {
    changes: [
      { from: at, to: at, insert: mark },
      { from: end, to: text.length, insert: `${note}${words}` },
    ],
    select: { from: place, to: place + words.length },
  }
}

export type Link = { words: string; address: string }

const LINK = /(?<!!)\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g

/** The link that the cursor is in, and where it is. */
export function linkAt({ text, from, to }: Selected): (Link & { from: number; to: number }) | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  for (const found of text.slice(start, next === -1 ? undefined : next).matchAll(LINK)) {
    const place = { from: start + found.index, to: start + found.index + found[0].length }
    if (place.from <= from && to <= place.to) {
      return { words: (found[1] ?? '').replace(/\\([[\]])/g, '$1'), address: found[2] ?? '', ...place }
    }
  }
  return undefined
}

const encodedAddress = (address: string) =>
  address
    .trim()
    .replace(/[\s()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

const escapedWords = (words: string) => words.trim().replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&')

/** Puts a link in the place of the selection, or of the link that the cursor is in. */
export function insertLink(selected: Selected, { words, address }: Link): Edit {
  const { from, to } = linkAt(selected) ?? selected
  const insert = `[${escapedWords(words || address)}](${encodedAddress(address)})`
  return { changes: [{ from, to, insert }], select: { from: from + insert.length, to: from + insert.length } }
}

/** Puts a picture below the paragraph of the cursor. @param words what it shows; empty for a mere decoration */
export const insertPicture = ({ text, to }: Selected, address: string, words: string): Edit =>
  insertBlock({ text, from: to, to }, { before: `![${escapedWords(words)}](${address})`, words: '', after: '' })
