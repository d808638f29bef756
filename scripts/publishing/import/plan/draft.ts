/** The files of an import as they would be, before the pipeline has seen them. */
import type { PictureSize } from '../../../../src/schema/entries'
import type { OldSite } from '../old-site'
import { OldAddresses } from './addresses'
import { withCategories } from './entry-text'
import type { Existing } from './existing'
import { Links, type LinkTarget } from './links'
import type { Names } from './names'
import { type PersonFile, personFile } from './new-people'
import type { NewPictures } from './new-pictures'
import { type NewPost, newPost } from './new-post'
import type { Placed } from './posts'
import type { Told } from './report'
import { textOf } from './texts'

export const SETTINGS = 'content/settings/site.yaml'

export type Draft = {
  posts: NewPost[]
  people: PersonFile[]
  /** The settings with further categories, if there are any. */
  settings?: string
  /** Old addresses that no alias can answer. */
  open: (Told & { address: string })[]
  overlay: Map<string, Uint8Array | PictureSize>
}

type Tools = {
  names: Names
  pictures: NewPictures
  today: string
  /** Files of posts with mistakes, which can only be drafts. */
  broken: ReadonlySet<string>
}

/** Every file, and the content as it would be with them. */
export function draftOf(old: OldSite, existing: Existing, placed: Placed, tools: Tools): Draft {
  const { names, pictures, today, broken } = tools
  const links = new Links(old, targetsOf(placed, existing, broken), existing)
  const paths = [...existing.addresses, ...placed.posts.map(({ path }) => path)]
  const oldAddresses = new OldAddresses(new Map(paths.map((path) => [path, path])))
  const open: Draft['open'] = []
  const posts = placed.posts.map((post) => {
    const addresses = oldAddresses.of(post.old, post.path)
    open.push(...addresses.open.map((found) => ({ ...post.old.place, ...found })))
    const isBroken = broken.has(post.file)
    return newPost(post, textOf(post, links, pictures), addresses, { names, pictures, today, isBroken })
  })
  const people = names.people.map((person) => personFile(person, pictures))
  const { newCategories } = names
  const settings =
    newCategories.length > 0 ? withCategories(existing.texts.get(SETTINGS) ?? '', newCategories) : undefined
  const draft = { posts, people, open, ...(settings !== undefined && { settings }) }
  return { ...draft, overlay: overlayOf(draft, pictures) }
}

/** The new posts, and those that an earlier import brought, as links see them. */
function targetsOf({ posts, known }: Placed, { addresses }: Existing, broken: ReadonlySet<string>): LinkTarget[] {
  const fresh = posts.map(({ old, path, file }) => ({
    path,
    isPublic: old.status === 'public' && !broken.has(file),
    addresses: old.addresses,
    source: old.place.file,
  }))
  const earlier = known.map(({ id, old }) => ({
    path: `/blog/${id}`,
    isPublic: addresses.has(`/blog/${id}`),
    addresses: old.addresses,
    source: old.place.file,
  }))
  return [...fresh, ...earlier]
}

/** The stand-in is the only picture that is not measured: it is drawn. */
const DRAWN: PictureSize = { width: 1600, height: 900, hash: '' }

function overlayOf({ posts, people, settings }: Omit<Draft, 'overlay'>, pictures: NewPictures): Draft['overlay'] {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const overlay: Draft['overlay'] = new Map()
  for (const { placed, text } of posts) overlay.set(placed.file, bytes(text))
  for (const { file, text } of people) overlay.set(file, bytes(text))
  for (const path of shownIn({ posts, people })) overlay.set(`content/media/${path}`, pictures.sizeOf(path) ?? DRAWN)
  if (settings !== undefined) overlay.set(SETTINGS, bytes(settings))
  return overlay
}

/** Every picture that the new files name, below `content/media`. */
export const shownIn = ({ posts, people }: Pick<Draft, 'posts' | 'people'>): Set<string> =>
  new Set([...posts, ...people].flatMap(({ pictures }) => pictures))
