/** Names as parts of addresses: ids of files, and the pages of categories and tags. */
import { lengths } from './lengths'

/** Letters that are not an accented form of another one, and what people write when they lack them. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** An id as close as possible to a name that cannot be an id: `UX/UI` becomes `ux-ui`. Empty for a name without letters a-z or digits. */
export function idFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, lengths.id)
    .replace(/-$/, '')
}
