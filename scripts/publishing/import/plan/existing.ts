/** What the site has before an import: nothing of it is replaced. */
import { idFrom } from '../../../../src/lib/id-from'
import type { Category } from '../../../../src/schema/entries'
import { buildContent, readEntries } from '../../../build-content/public'
import { hasErrors } from '../../../lib/diagnostics'
import { summarize } from '../../../lib/diagnostics/format'
import { EnvironmentError } from '../../../lib/environment-error'

export type ExistingPost = { file: string; title: string; aliases: readonly string[] }

export type Existing = {
  posts: ReadonlyMap<string, ExistingPost>
  /** Names of people by their ids. */
  people: ReadonlyMap<string, string>
  /** Authors and tags that posts name, by the last part of the address of their page. */
  authors: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  categories: readonly Category[]
  /** Whether posts have categories on this site, or could. */
  hasCategories: boolean
  /** Texts of files by their names. */
  texts: ReadonlyMap<string, string>
  pictures: ReadonlySet<string>
  /** The folder of the pictures. */
  media: string
  /** Every address that answers. */
  addresses: ReadonlySet<string>
  /** The address of the site. */
  url?: string
}

/** @throws EnvironmentError when the content is not right as it is */
export async function readExisting(content: string, today: string): Promise<Existing> {
  const { diagnostics, addresses } = await buildContent({ content, now: today })
  if (hasErrors(diagnostics))
    throw new EnvironmentError(
      `the content is not right as it is (${summarize(diagnostics)}); run "npm run build:content", correct what it lists, then run this again`,
    )
  const { files, media } = await readEntries(content)
  const entries = files.flatMap(({ entry }) => (entry ? [entry] : []))
  const of = (collection: string) =>
    entries.filter(
      ({ kind, file }) => 'collection' in kind && kind.collection === collection && file.split('/').length === 3,
    )
  const posts = of('blog')
  const settings = entries.find(({ file }) => file === 'content/settings/site.yaml')?.data
  const categories = (settings?.categories ?? []) as Category[]
  return {
    posts: new Map(
      posts.map(({ file, kind, data }) => [
        kind.id,
        { file, title: String(data.title), aliases: (data.aliases ?? []) as string[] },
      ]),
    ),
    people: new Map(of('people').map(({ kind, data }) => [kind.id, String(data.name)])),
    authors: byAddress(posts.map(({ data }) => String(data.author))),
    tags: byAddress(posts.flatMap(({ data }) => (data.tags ?? []) as string[])),
    categories,
    hasCategories: categories.length > 0 || posts.length === 0,
    texts: new Map(files.map(({ file, text }) => [file, text])),
    pictures: media.paths,
    media: media.folder,
    addresses: new Set(addresses().map(({ path }) => path)),
    ...(typeof settings?.url === 'string' && { url: settings.url }),
  }
}

const byAddress = (names: readonly string[]): Map<string, string> => new Map(names.map((name) => [idFrom(name), name]))
