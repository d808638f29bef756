/** What the pipeline adds to entries: one function for each name that a collection can ask for. */
import type { AdditionName, Additions, PictureSize, RelatedPost } from '../../../src/schema/additions'
import type { CollectionName } from '../../../src/schema/collections'
import type { Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { fieldPictures } from '../parse/picture-paths'
import { minutesFor } from '../parse/read-time'
import { clientsOf, type SiteMap } from '../site/map'
import { explainedTools, nextSteps } from '../site/next-steps'
import { isSize, type Measured } from '../source/pictures'

/** What entries say about each other. */
export type Context = {
  site: SiteMap
  measured: Measured
  /** The entry of a collection with this id, when it is part of the build. */
  find: (collection: CollectionName, id: string) => Shown | undefined
  /** The ids of the posts that a post leads to. */
  related: (post: string) => readonly string[]
  /** What posts show of a related post, made once for all of them. */
  card: (post: string) => RelatedPost | undefined
}

export const additions: { [Name in AdditionName]: (shown: Shown, context: Context) => Additions[Name] } = {
  slug: ({ entry }) => ({ slug: entry.kind.id }),
  readTime: ({ entry: { data, body } }) => ({
    readTime: typeof data.readTime === 'string' ? data.readTime : `${minutesFor(body?.words ?? 0)} min read`,
  }),
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
  nextSteps: ({ entry }, { site }) => ({ next: nextSteps(entry, site) }),
  explainedTools: ({ entry }, { site }) => ({ explained: explainedTools(entry, site) }),
  hidden: ({ hidden }) => (hidden ? { hidden } : {}),
}

export function postCard({ entry, hidden }: Shown, measured: Measured): RelatedPost {
  const { title, image } = entry.data as { title: string; image: string }
  const pictures = picturesOf(entry, measured, (field) => field === 'image')
  return { slug: entry.kind.id, title, image, pictures, ...(hidden && { hidden }) }
}

const ids = (value: unknown): string[] => (value as string[] | undefined) ?? []

/** All additions that a collection names, in the order in which it names them. */
export function added(names: readonly AdditionName[] = [], shown: Shown, context: Context): Record<string, unknown> {
  const all = {}
  for (const name of names) Object.assign(all, additions[name](shown, context))
  return all
}

/**
 * Sizes of the pictures that the fields of an entry name; those of a body are in its HTML.
 * @param isWanted says which of the outermost fields count; all do without it
 */
export const picturesOf = (entry: Entry, measured: Measured, isWanted?: (field: string) => boolean) =>
  sizesOf(fieldPictures(entry, isWanted), measured)

export function sizesOf(paths: readonly string[], measured: Measured): Record<string, PictureSize> {
  const sizes: Record<string, PictureSize> = {}
  for (const path of paths) {
    const size = measured.get(path)
    if (isSize(size)) sizes[path] = size
  }
  return sizes
}
