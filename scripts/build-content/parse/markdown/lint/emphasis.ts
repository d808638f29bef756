/** Bold text that never ends: visitors see the asterisks. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import type { IndexedMessage } from './rule'

/** Marks of bold text, and the ends of paragraphs. Three asterisks and those inside a word are something else. */
const MARK_OR_END = /\*\*(?<!\*\*\*|\\\*\*)(?!\*)|\n[ \t]*(?=\n)|$/g

/** Bold words as they should be. */
const PAIRED = /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/g

export function unpairedEmphasis(text: string): IndexedMessage[] {
  if (!text.replace(PAIRED, '').includes('**')) return []
  const messages: IndexedMessage[] = []
  let marks: number[] = []
  for (const { 0: found, index } of text.matchAll(MARK_OR_END)) {
    if (found === '**') {
      marks.push(index)
      continue
    }
    const last = marks.at(-1)
    const insideWord = marks.some((at) => /\w\*\*\w/.test(text.slice(Math.max(0, at - 1), at + 3)))
    if (last !== undefined && marks.length % 2 === 1 && !insideWord) messages.push({ index: last, message: unpaired })
    marks = []
  }
  return messages
}

const unpaired: Message = {
  code: 'broken-emphasis',
  text: 'Bold text needs ** before and after it, but one of the two is missing, so visitors see the asterisks.',
  hint: 'Put ** before the first bold word and after the last one: **bold words**',
}
