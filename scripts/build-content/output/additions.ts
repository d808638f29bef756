/** What the pipeline adds to entries: one function for each name that a collection can ask for. */
import type { AdditionName, Additions, RelatedPost, ShownCase } from '../../../src/schema/additions'
import { minutesFor, type Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { clientsOf } from '../site/map'
import { explainedTools, nextSteps } from '../site/read-next'
import type { Measured } from '../source/night-pictures'
import { type Context, picturesOf } from './context'
import { frontPage, sectionsOf } from './overviews'
import { byline, contacts, languageNames, namedPeople } from './people'

export const additions: { [Name in AdditionName]: (shown: Shown, context: Context) => Additions[Name] } = {
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
      if (study && typeof image === 'string')
        return { lead: { id, image }, pictures: picturesOf(study, measured, (field) => field === 'image') }
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
  const pictures = picturesOf(entry, measured, (field) => field === 'image')
  return { slug: entry.kind.id, title, image, pictures, ...(hidden && { hidden }) }
}

function caseBeside(study: Entry, measured: Measured): ShownCase {
  const { name, image, sample, results } = study.data as Omit<ShownCase, 'result'> & { results: string[] }
  const pictures = picturesOf(study, measured, (field) => field === 'image')
  return { id: study.kind.id, name, result: results[0] ?? name, image, sample, pictures }
}

const ids = (value: unknown): string[] => (value as string[] | undefined) ?? []

/** All additions that a collection names, in the order in which it names them. */
export function added(names: readonly AdditionName[] = [], shown: Shown, context: Context): Record<string, unknown> {
  const all = {}
  for (const name of names) Object.assign(all, additions[name](shown, context))
  return all
}
