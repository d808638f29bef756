/** Bold text that never ends: visitors see the asterisks. */
import type { Finding } from '../problems/problem'
import type { Slip } from '.'

/** Marks of bold text, and the ends of paragraphs. Three asterisks and those inside a word are something else. */
const MARK_OR_END = /\*\*(?<!\*\*\*|\\\*\*)(?!\*)|\n[ \t]*(?=\n)|$/g

/** Bold words as they should be. */
const PAIRED = /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/g

export function emphasisSlips(text: string): Slip[] {
  if (!text.replace(PAIRED, '').includes('**')) return []
  const slips: Slip[] = []
  let marks: number[] = []
  for (const { 0: found, index } of text.matchAll(MARK_OR_END)) {
    if (found === '**') {
      marks.push(index)
      continue
    }
    const last = marks.at(-1)
    const insideWord = marks.some((at) => /\w\*\*\w/.test(text.slice(Math.max(0, at - 1), at + 3)))
    if (last !== undefined && marks.length % 2 === 1 && !insideWord) slips.push({ index: last, finding: unpaired })
    marks = []
  }
  return slips
}

const unpaired: Finding = {
  code: 'broken-emphasis',
  message: 'Bold text stands between ** and **, and one of these has no other, so visitors see the asterisks.',
  hint: 'Put ** before the first and behind the last bold word: **bold words**',
}
