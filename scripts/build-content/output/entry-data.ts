/**
 * What the app reads of one entry: the file of its own, its item in the list of its collection, and what the pipeline
 * adds to both: one function for each name that a collection can ask for.
 */
import type { AdditionName, Additions, PictureSize, RelatedPost, ShownCase } from '../../../src/schema/additions'
import type { Collection } from '../../../src/schema/collections'
import type { FileKind } from '../../lib/schema/file-kind'
import { decoded } from '../../lib/web-address'
import { minutesFor, type Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { type BodyWords, bodyWords, fillHoles } from '../parse/markdown/body-html'
import { ofLanguage } from '../site/languages'
import { canonicalLink, clientsOf } from '../site/map'
import { explainedTools, nextSteps } from '../site/read-next'
import { languageOf } from '../source/names'
import type { Measured } from '../source/night-pictures'
import {
  byline,
  type Context,
  contacts,
  frontPage,
  languageNames,
  leadPictureOf,
  namedPeople,
  picturesOf,
  sectionsOf,
  sizesOf,
} from './context'

const additions: { [Name in AdditionName]: (shown: Shown, context: Context) => Additions[Name] } = {
  slug: ({ entry }) => ({ slug: entry.kind.id }),
  readTime: ({ entry: { data, body } }, { words }) => ({
    readTime:
      typeof data.readTime === 'string' ? data.readTime : words.readingTime({ minutes: minutesFor(body?.words ?? 0) }),
  }),
  byline: ({ entry }, context) => byline(entry, context),
  people: ({ entry }, context) => namedPeople(entry, context),
  languageNames: ({ entry }, context) => ({ languageNames: languageNames(entry, context) }),
  contacts: ({ entry }, context) => ({ contacts: contacts(entry, context) }),
  relatedPosts: ({ entry }, { related, card }) => ({
    related: related(entry.kind.id).flatMap((slug) => card(slug) ?? []),
  }),
  relatedPages: ({ entry: { kind, data } }, { find }) => ({
    related: ids(data.related).flatMap((id) => {
      const found = 'collection' in kind && find(kind.collection, id)?.entry
      return found ? [{ id, title: String(found.data.title), summary: String(found.data.summary) }] : []
    }),
  }),
  leadClient: ({ entry }, { find, measured }) => {
    for (const { id } of clientsOf(entry)) {
      const study = find('case-studies', id)?.entry
      const image = study?.data.image
      if (study && typeof image === 'string') return { lead: { id, image }, pictures: leadPictureOf(study, measured) }
    }
    return { pictures: {} }
  },
  deliveredServices: ({ entry: { data } }, { find }) => ({
    delivered: ids(data.services).map((name) => {
      const service = find('services', name)
      return service ? { title: String(service.entry.data.title), id: name } : { title: name }
    }),
  }),
  frontPage: ({ entry }, context) => ({ front: frontPage(entry, context) }),
  sections: (_, context) => ({ sections: sectionsOf(context) }),
  shownCase: ({ entry: { data } }, { find, measured }) => {
    const study = typeof data.nextCase === 'string' && find('case-studies', data.nextCase)?.entry
    return study ? { shownCase: caseBeside(study, measured) } : {}
  },
  nextSteps: ({ entry }, { site, words, money }) => ({ next: nextSteps(entry, site, words, money) }),
  explainedTools: ({ entry }, { site, words }) => ({ explained: explainedTools(entry, site, words) }),
  shownCategories: (_, { site, list }) => {
    const named = new Set(list('blog').map(({ entry }) => entry.data.category))
    return { categories: (site.categories ?? []).filter(({ name }) => named.has(name)) }
  },
  hidden: ({ hidden }) => (hidden ? { hidden } : {}),
}

export function postCard({ entry, hidden }: Shown, measured: Measured): RelatedPost {
  const { title, image } = entry.data as { title: string; image: string }
  const pictures = leadPictureOf(entry, measured)
  return { slug: entry.kind.id, title, image, pictures, ...(hidden && { hidden }) }
}

function caseBeside(study: Entry, measured: Measured): ShownCase {
  const { name, image, sample, results } = study.data as Omit<ShownCase, 'result'> & { results: string[] }
  const pictures = leadPictureOf(study, measured)
  return { id: study.kind.id, name, result: results[0] ?? name, image, sample, pictures }
}

const ids = (value: unknown): string[] => (value as string[] | undefined) ?? []

/** All additions that a collection names, in the order in which it names them. */
export function added(names: readonly AdditionName[] = [], shown: Shown, context: Context): Record<string, unknown> {
  const all = {}
  for (const name of names) Object.assign(all, additions[name](shown, context))
  return all
}

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

type Others = {
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
  const own = languageOf(file) ? words : originalWords
  const addresses: Record<string, string> = {}
  for (const { href } of links) {
    if (/^(?:#|https?:)/i.test(href)) continue
    const address = canonicalLink(href, site)
    if (address !== href) addresses[href] = address
  }
  const paths = pictures.map(({ src }) => decoded(src))
  return {
    pictures: sizesOf(paths, measured),
    addresses,
    words: Object.fromEntries(bodyWords.map((name) => [name, own[name]])) as BodyWords,
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
