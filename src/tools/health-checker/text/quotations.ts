import type { Span } from './span'

const CLOSING: Record<string, string> = { '“': '”', '«': '»', '„': '“', '"': '"' }

/**
 * The quotations of a paragraph, with their marks. One without an end reaches to the end of the paragraph: that is how
 * a quotation of several paragraphs is set. Apostrophes and inches are not quotation marks.
 */
export function findQuotations(text: string, { start, end }: Span): Span[] {
  const found: Span[] = []
  let open: { at: number; closing: string } | undefined
  for (let at = start; at < end; at += 1) {
    const sign = text[at] ?? ''
    if (open) {
      if (!closes(text, at, open.closing, end)) continue
      found.push({ start: open.at, end: at + 1 })
      open = undefined
    } else if (opens(text, at, start)) {
      open = { at, closing: CLOSING[sign] ?? (sign === '‘' ? '’' : "'") }
    }
  }
  if (open && open.closing !== '’' && open.closing !== "'") found.push({ start: open.at, end })
  return found
}

function opens(text: string, at: number, start: number): boolean {
  const sign = text[at] ?? ''
  const before = at > start ? (text[at - 1] ?? '') : ' '
  if (sign === '"') return !/\d/.test(before)
  if (sign in CLOSING) return true
  // Single marks open only before a word that starts.
  return (sign === '‘' || sign === "'") && /[\s([—–]/.test(before) && /[\p{L}\p{N}]/u.test(text[at + 1] ?? '')
}

function closes(text: string, at: number, closing: string, end: number): boolean {
  const sign = text[at]
  if (closing !== '’' && closing !== "'") return sign === closing || (closing === '”' && sign === '"')
  // An apostrophe is the same sign: a single mark closes behind punctuation, before a space or the end.
  return (
    sign === closing && /[,.!?…]/.test(text[at - 1] ?? '') && (at + 1 >= end || /[\s,.;)]/.test(text[at + 1] ?? ''))
  )
}
