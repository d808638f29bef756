/** Larger numbers lose their last digits in JavaScript, and no campaign has them. */
const LARGEST = 1e12

/**
 * Reads a number as people write it: `100000`, `100,000`, `100 000`, `1.5`, `3,5`, `$2,500`, `4.5%`, `20k`, `1.2M`.
 * What could mean two things is not guessed: `1,234` is a thousand because three digits follow, `3,5` is three and a
 * half because three digits do not, and `1.234` is refused with both readings.
 */
export function parseNumber(text: string): number | { message: string } {
  const compact = text.replace(/[\s\u00a0\u202f'’_]/g, '').replace(/^\$|%$/g, '')
  const [, digits = '', suffix = ''] = /^(-?[\d.,]+)([kKmM]?)$/.exec(compact) ?? []
  const plain = digits === '' ? undefined : withoutGroups(digits)
  if (plain === undefined) return { message: `“${shorten(text)}” is not a number; write it like 2500 or 3.5.` }
  if (plain === 'ambiguous') {
    const whole = digits.replace('.', '')
    return { message: `“${digits}” can be read in two ways; write ${whole}, or ${Number(digits)} with fewer digits.` }
  }
  const number = Number(plain) * { '': 1, k: 1e3, m: 1e6 }[suffix.toLowerCase() as '' | 'k' | 'm']
  if (!Number.isFinite(number) || Math.abs(number) > LARGEST) return { message: 'this number is too large.' }
  return number
}

/** Digits with at most one point, which is the decimal sign. */
function withoutGroups(digits: string): string | 'ambiguous' | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(digits)) {
    // A point with three digits behind it is a group sign in half of the world; a leading 0 settles it.
    return /^-?[1-9]\d{0,2}\.\d{3}$/.test(digits) ? 'ambiguous' : digits
  }
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return digits.replaceAll(',', '')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(digits) || /^-?\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.')
  }
  if (/^-?\d+,\d+$/.test(digits)) return digits.replace(',', '.')
  if (/^-?\.\d+$/.test(digits)) return digits.replace('.', '0.')
  return undefined
}

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}
