/** What the app reads of one entry: the file of its own, and its item in the list of its collection. */
import type { PictureSize } from '../../../src/schema/additions'
import type { Collection } from '../../../src/schema/collections'
import type { FileKind } from '../../lib/schema/file-kind'
import type { Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { type BodyWords, bodyWords, decoded, fillHoles } from '../parse/markdown/body-html'
import { ofLanguage } from '../site/languages'
import { canonicalLink } from '../site/map'
import { languageOf } from '../source/kind-of-file'
import { added } from './additions'
import { type Context, picturesOf, sizesOf } from './context'

export type Data = Record<string, unknown>

/** The item of an entry in the list of its collection: some of its fields, or all where it has no file of its own. */
export function listItem(shown: Shown, { list, adds }: Collection, context: Context): Data {
  const { entry } = shown
  const { id } = entry.kind
  if (!list)
    return {
      id,
      ...entry.data,
      pictures: picturesOf(entry, context.measured),
      ...added(adds, shown, context),
      ...ofLanguage(entry, context.language),
    }
  const fields: Data = {}
  for (const name of list.fields) if (name in entry.data) fields[name] = entry.data[name]
  const pictures = picturesOf(entry, context.measured, (field) => field in fields)
  return { id, ...fields, pictures, ...added(list.adds, shown, context), ...ofLanguage(entry, context.language) }
}

const isSettings = (kind: FileKind): boolean => 'single' in kind && kind.single.startsWith('settings/')

/** What comes from other files. */
export type Others = {
  pictures?: Record<string, PictureSize>
  body?: {
    pictures: Record<string, PictureSize>
    /** Of links that are published differently from how they are written. */
    addresses: Record<string, string>
    words: BodyWords
  }
  added: Data
}

/** What the file of an entry says about other files; `added` are its additions. */
export function othersFor(entry: Entry, context: Context, added: Data): Others {
  return {
    ...(!isSettings(entry.kind) && { pictures: picturesOf(entry, context.measured) }),
    ...(entry.body && { body: othersForBody(entry, entry.body, context) }),
    added,
  }
}

function othersForBody(
  { file }: Entry,
  { links, pictures }: NonNullable<Entry['body']>,
  { site, measured, words, originalWords }: Context,
): Others['body'] {
  const addresses: Record<string, string> = {}
  for (const { href } of links) {
    if (/^(?:#|https?:)/i.test(href)) continue
    const address = canonicalLink(href, site)
    if (address !== href) addresses[href] = address
  }
  return {
    pictures: sizesOf(
      pictures.map(({ src }) => decoded(src)),
      measured,
    ),
    addresses,
    words: pick(languageOf(file) ? words : originalWords, bodyWords),
  }
}

/** The file of an entry. */
export async function wholeEntry(
  { kind, data, body }: Entry,
  { pictures, body: filled, added }: Others,
): Promise<Data> {
  const { aliases: _aliases, draft: _draft, publishAt: _publishAt, ...fields } = data
  const content = body &&
    filled && {
      content: fillHoles(await body.html(), {
        pictures: filled.pictures,
        address: (href) => filled.addresses[href] ?? href,
        words: filled.words,
      }),
      headings: body.headings,
    }
  return {
    ...('collection' in kind && { id: kind.id }),
    ...fields,
    ...(pictures && { pictures }),
    ...content,
    ...added,
  }
}

function pick<Name extends string>(texts: Record<Name, string>, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Record<Name, string>
}
