import { parseDocument } from 'yaml'
import { changeFiles, type Migration, SITE_SETTINGS } from './migration'

export const currency: Migration = {
  number: 1,
  says: 'Names the currency of all prices, US dollars until now: `currency` in settings/site.yaml.',
  change: (texts) => changeFiles(texts, SITE_SETTINGS, (_, text) => withCurrency(text)),
}

/** The settings with the line of the currency below that of the address. */
function withCurrency(text: string): string {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false })
  if (document.errors.length > 0 || !document.has('url') || document.has('currency')) return text
  const [line = ''] = /^url:.*(?:\r?\n|$)/m.exec(text) ?? []
  const end = /\r?\n$/.exec(line)?.[0]
  return text.replace(line, () => (end ? `${line}currency: USD${end}` : `${line}\ncurrency: USD`))
}
