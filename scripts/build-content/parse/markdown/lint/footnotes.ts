/** Footnotes that lead nowhere, and those that nothing leads to: the first are shown as typed, the others not at all. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import type { IndexedMessage } from './rule'

export function lonelyFootnotes(text: string): IndexedMessage[] {
  if (!text.includes('[^')) return []
  const references = new Map<string, number>()
  const definitions = new Map<string, number>()
  for (const match of text.matchAll(/\[(?<![\\\]]\[)\^([^\]\s]{1,100})\]/g)) {
    const [whole, label = ''] = match
    const before = match.index < 7 ? `\n${text.slice(0, match.index)}` : text.slice(match.index - 7, match.index)
    const isDefinition = text[match.index + whole.length] === ':' && /\n[ >]{0,6}$/.test(before)
    const map = isDefinition ? definitions : references
    const key = label.toLowerCase()
    if (!map.has(key)) map.set(key, match.index)
  }
  const lost = [...references].filter(([label]) => !definitions.has(label))
  const unused = [...definitions].filter(([label]) => !references.has(label))
  return [
    ...lost.map(([label, index]) => ({ index, message: withoutText(label) })),
    ...unused.map(([label, index]) => ({ index, message: withoutReference(label) })),
  ]
}

const withoutText = (label: string): Message => ({
  code: 'footnote-without-text',
  text: `The footnote [^${label}] has no text, so visitors see "[^${label}]".`,
  hint: `Add the text at the end of the file, on a line of its own:\n[^${label}]: The text of the footnote.`,
})

const withoutReference = (label: string): Message => ({
  code: 'footnote-without-mark',
  text: `The text does not refer to the footnote [^${label}], so it is not shown.`,
  hint: `Write this where it belongs in the text: [^${label}]`,
})
