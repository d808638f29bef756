/** What an entry says about others, in its fields and in its body: other entries, pages, pictures, other sites. */
import type { CollectionName } from '../../../src/schema/collections'
import type { FieldRole } from '../../../src/schema/fields'
import { type Diagnostic, diagnosticAt, type Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { quote } from '../../lib/diagnostics/words'
import { fileOf, pathOf } from '../../lib/schema/file-kind'
import { type FieldValue, valueAt } from '../../lib/schema/walk'
import { decoded } from '../../lib/web-address'
import { atField, textsOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { TEXT_WIDTH } from '../parse/markdown/body-html'
import { nameOf } from '../parse/wording/fields'
import type { SiteMap } from '../site/map'
import { partOf } from '../site/parts'
import { isId } from '../source/names'
import type { Measured } from '../source/night-pictures'
import { checkApps } from './entries'
import { categoryMessage } from './groups'
import { linkMessage, siteMessage } from './links'
import { leftOutMessage } from './parts'
import { checkProfiles } from './people'
import { checkLogoColors, logoMessage, pictureMessage } from './pictures'
import { invisibleMessage, textMessage } from './texts'
import { amountMessage, checkPriceUnit, dayMessage } from './values'
import { pathOnSite, webAddressMessage, wordsMessage } from './web-addresses'

export type Known = {
  /** Ids of a collection, those of broken files included. */
  ids: (collection: CollectionName) => ReadonlySet<string>
  person: (id: string) => Entry['data'] | undefined
  site: SiteMap
  pictures: ReadonlySet<string>
  measured: Measured
  /** The last year that a day can be in without a question. */
  lastYear: number
  settings: Record<string, unknown>
}

/** Checks every field of an entry whose role says what its text stands for. */
export function checkFields(entry: Entry, known: Known): Diagnostic[] {
  const diagnostics = [
    ...checkPriceUnit(entry),
    ...checkProfiles(entry),
    ...checkLogoColors(entry),
    ...checkApps(entry, known.settings),
  ]
  for (const value of textsOf(entry)) {
    const message =
      messageFor(value, entry, known) ??
      labelMessage(value, entry, known) ??
      invisibleMessage(nameOf(value.path), value.value)
    if (message) diagnostics.push(atField(entry, value.path, message))
  }
  return diagnostics
}

/** The words that visitors read on a link stand beside its address. */
function labelMessage({ path, value, field }: FieldValue, { data }: Entry, { site }: Known): Message | undefined {
  if (field.role !== 'link' && field.role !== 'webAddress') return undefined
  const words = Object.entries(valueAt(data, path.slice(0, -1)) ?? {}).find(([name]) =>
    /^(?:label|title|text|words)$/.test(name),
  )?.[1]
  return typeof words === 'string' ? wordsMessage(words, value, site.url) : undefined
}

function messageFor({ path, value, field }: FieldValue, entry: Entry, known: Known): Message | undefined {
  const name = nameOf(path)
  if (field.role === 'picture') return pictureMessage(name, value, field.width, known)
  if (field.role === 'logo') return logoMessage(value, known)
  if (field.role === 'webAddress')
    return webAddressMessage(name, value, field.isOrigin) ?? deadMessage(value, known.site)
  if (field.role === 'category') return known.site.categories && categoryMessage(name, value, known.site.categories)
  if (field.role === 'link') return fieldLinkMessage(name, value, entry, known.site)
  if (field.role === 'reference') return referenceMessage(name, value, field, known)
  if (field.role === 'amount') return amountMessage(name, String(path.at(-1)), value, known.settings.currency)
  if (field.role === 'date') return dayMessage(name, value, entry, { ...field, lastYear: known.lastYear })
  return textMessage(name, value, field)
}

/** A field for addresses of other sites may name a page of this one, which has to exist. The settings name the site itself. */
function deadMessage(value: string, site: SiteMap): Message | undefined {
  const own = value === site.url ? undefined : pathOnSite(value, site.url)
  return own === undefined ? undefined : siteMessage(own, site)
}

function fieldLinkMessage(name: string, value: string, entry: Entry, site: SiteMap): Message | undefined {
  if (/^http:/i.test(value) && pathOnSite(value, site.url) === undefined) return webAddressMessage(name, value)
  const own = pathOf(entry.kind)
  return linkMessage(value, own === undefined ? undefined : site.pages.get(own), site)
}

function referenceMessage(
  name: string,
  value: string,
  field: FieldRole & { role: 'reference' },
  { ids, site }: Known,
): Message | undefined {
  const leftOut = partOf(field.collection, site.parts.leftOut)
  if (leftOut) return leftOutMessage(`${name} is ${quote(value)}`, leftOut, 'Remove it')
  const known = ids(field.collection)
  if (known.has(value)) return undefined
  if (field.allowText && !isId(value)) return textMessage(name, value, { role: 'text' })
  const meant = nearest(value, known)
  return {
    code: 'dead-reference',
    text: `${name} is ${quote(value)}, but there is no ${fileOf(field.collection, value)}.`,
    hint: meant
      ? `Did you mean ${quote(meant)}?`
      : `Use the name of a file in content/${field.collection} without its ending${field.allowText ? ', or words with a capital letter' : ''}.`,
  }
}

export function checkBody(entry: Entry, known: Known): Diagnostic[] {
  const { body, file, kind } = entry
  if (!body) return []
  const page = known.site.pages.get(pathOf(kind) ?? '')
  const links = body.links.map(({ href, place, words = '' }) => ({
    place,
    message: linkMessage(href, page, known.site) ?? wordsMessage(words, href, known.site.url),
  }))
  const pictures = body.pictures.map(({ src, place }) => ({
    place,
    message: pictureMessage('This picture', decoded(src), TEXT_WIDTH, known),
  }))
  return [...links, ...pictures].flatMap(({ place, message }) => (message ? diagnosticAt(file, place, message) : []))
}
