/**
 * The data that was reached, and whose: “emails and password hashes of 12,000 customers”. Whoever reads too short a list
 * feels safe, so it is taken only where the text has one list, whole, and says it without a doubt.
 */
import { GUESSES } from './outward-rules'

const ITEM =
  '(?:(?:the |their |all )?(?:(?:customer|client|personal|private|encrypted|hashed|full|home|postal|billing|medical|health|bank|credit|debit|payment|passport|social security|tax|phone|mobile|card|account|exam|test|login) )*(?:e-?mails?|e-?mail addresses|addresses|passwords?|password hashes|hashes|names?|numbers?|records?|details|data|files|photos|pictures|messages|results|dates of birth|birth dates|birthdays|information|status|locations?|diagnos[ei]s|ids|invoices|contracts|salaries))'
const PEOPLE =
  '(?:[\\w-]+ )?(?:customers?|clients?|users?|members?|patients?|students?|pupils?|employees|staff|subscribers?|guests?|passengers?|donors?|people|persons|players?|residents?|applicants?|accounts?|households|parents|children)'
const LIST = new RegExp(
  `(?:^|[.] |\\b(?:with|containing|stole|copied|accessed|exposed|leaked|lost|published|took|emailed|mailed|sent|shared|uploaded) )(?:the )?(${ITEM}(?:(?:, and |, | and )${ITEM})*) ((?:of|from|belonging to) (?:(?:about|some|around|nearly|more than|over|up to|all|all of|of|our|the) )*(?:\\d[\\d,.]*k? )?(?:(?:of )?our )?${PEOPLE})\\b(?! (?:and|or|who|whose)\\b|, (?!\\d))`,
  'i',
)
const ANY_ITEM = new RegExp(`\\b${ITEM}\\b`, 'gi')
/** There is more, or none of it is sure. */
const NOT_ALL = /\b(?:no|not|may|might|could|also|too|including|among|as well|other|others|more(?! than))\b|n[’']t\b/i

/** The list, and “of 12,000 customers”; nothing where the list may be longer, or is not sure. */
export function dataIn(sentences: readonly string[]): { all: string; whose: string } | undefined {
  const text = sentences.join(' ')
  const [found = '', items = '', whose = ''] = LIST.exec(text) ?? []
  if (!found || NOT_ALL.test(text) || (text.match(GUESSES) ?? []).length > 0) return undefined
  // “The database was copied” says nothing new; a second list does.
  if ((text.replace(found, ' ').match(ANY_ITEM) ?? []).length > 0) return undefined
  return { all: `${items} ${whose}`.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), whose }
}
