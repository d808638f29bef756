/** What a price is for, in sentences. */
import type { PriceUnit } from '../../src/schema/service'
import type { Words } from './words/words-of-build'

/** `$3,000 a month`; nothing for a service whose price is on request. */
export function priceInWords(words: Words, price: string, unit: PriceUnit): string | undefined {
  switch (unit) {
    case 'month':
      return words.perMonth({ price })
    case 'project':
      return words.perProject({ price })
    case 'day':
      return words.perDay({ price })
    case 'hour':
      return words.perHour({ price })
    case 'request':
      return undefined
  }
}
