/** Client logos and outlets become entries with a name, so that each can have a logo. */
import { isScalar, isSeq, parseDocument } from 'yaml'
import { changeFiles, type Migration } from './migration'

export const logoEntries: Migration = {
  number: 6,
  says: 'Clients on the home page and outlets on the startups page are entries with a name, which can have a logo.',
  change: (texts) =>
    changeFiles(texts, /^content\/(?:[a-z]{2}\/)?pages\/(?:home|startups)\.yaml$/, (file, text) =>
      withNames(text, file.endsWith('home.yaml') ? ['logos', 'clients'] : ['outlets', 'names']),
    ),
}

/** Puts `name: ` before each text of a list, and leaves every other byte. */
function withNames(text: string, path: readonly string[]): string {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false })
  const list = document.errors.length === 0 && document.getIn(path)
  if (!isSeq(list)) return text
  const places = list.items.flatMap((item) => (isScalar(item) && item.range ? [item.range] : []))
  return places.reduceRight((changed, [start, end]) => {
    const named = `name: ${changed.slice(start, end)}`
    return changed.slice(0, start) + (list.flow ? `{ ${named} }` : named) + changed.slice(end)
  }, text)
}
