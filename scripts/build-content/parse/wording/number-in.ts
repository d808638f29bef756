/** Numbers as people write them: `$3,000 per month`, `2.800,50 €`, `3 000 EUR`, `3k`. */

const WRITTEN =
  /^(?:[A-Z]{1,3}\s*)?\p{Sc}?\s*(\d[\d\s,.'’_]*?)(?:[.,][-–])?[,;]?\s*(?:\p{Sc}|[A-Z]{3}\b|(?:dollar|euro|franc|pound)s?\b|yen\b)?\s*(?:\/.*|(?:per|an?|pro|im|par) .*)?$/u

/**
 * The number that a text most likely means, with a point before its last digits; nothing where it is not a number.
 * @returns such as `3000` or `49.50`
 */
export function numberIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const thousands = /^\D{0,4}(\d{1,6})\s*k$/i.exec(plain)?.[1]
  if (thousands) return `${Number(thousands)}000`
  const digits = WRITTEN.exec(plain)?.[1]?.replace(/[\s'’_]/g, '')
  if (digits === undefined) return undefined
  const [, whole = '', end = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  // What is left between digits parts thousands.
  if (!/^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole)) return undefined
  const number = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return /^0*$/.test(end) ? number : `${number}.${end}`
}
