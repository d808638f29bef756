/** A folder of Markdown files: the project of a Jekyll or Hugo site, an export of Notion, or the texts of any other program. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OldPage, type OldPost, type OldSite, oldPath, slugOf } from '../old-site'
import { readFrontMatter, textOf } from './front-matter'
import { readHugo } from './hugo'
import { readJekyll } from './jekyll'
import { isNotionName, readNotion } from './notion'
import { type Folder, formerAddresses, postOfFile } from './post-of-file'

const IS_TEXT = /\.(?:md|markdown|mdown|mkd|html?)$/i
const IS_LEFT_OUT =
  /^(?:\.|node_modules$|_site$|_includes$|_layouts$|_sass$|public$|resources$|themes$|layouts$|archetypes$|vendor$)/

/** Reads the posts of a folder. */
export function readMarkdownFolder(folder: string): OldSite {
  const names = listTexts(folder, '')
  const opened: Folder = {
    files: names
      .filter((path) => !/(?:^|\/)(?:readme|changelog|license|contributing)\.\w+$/i.test(path))
      .map((path) => ({ path, ...readFrontMatter(readFileSync(join(folder, path), 'utf8'), path) })),
    textOf: (name) => {
      try {
        return readFileSync(join(folder, name), 'utf8')
      } catch {
        return undefined
      }
    },
  }
  const top = readdirSync(folder)
  if (top.includes('_config.yml') || top.includes('_posts')) return readJekyll(opened)
  if (top.some((name) => /^(?:hugo|config)\.(?:toml|ya?ml|json)$/.test(name)) || top.includes('archetypes'))
    return readHugo(opened)
  if (names.some(isNotionName)) return readNotion(opened)
  return readPlain(opened)
}

function listTexts(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !IS_LEFT_OUT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return listTexts(folder, path)
      return entry.isFile() && IS_TEXT.test(entry.name) ? [path] : []
    })
}

/** Files of a program that is not known here: those with a title are posts. */
function readPlain({ files }: Folder): OldSite {
  const withTitle = files.filter(
    ({ path, fields }) => /\.(?:md|markdown|mdown|mkd)$/i.test(path) && textOf(fields, 'title') !== '',
  )
  const posts = withTitle.map((file): OldPost => {
    const address = textOf(file.fields, 'permalink', 'url', 'link')
    const addresses = [...(address === '' ? [] : [oldPath(address)]), ...formerAddresses(file.fields).map(oldPath)]
    return { ...postOfFile(file, slugOf(address || file.path)), addresses }
  })
  const pages: OldPage[] = []
  const without = posts.filter(({ addresses, status }) => addresses.length === 0 && status === 'public')
  const skipped = files.filter((file) => !withTitle.includes(file))
  return {
    what: 'a folder of Markdown files',
    posts: posts.map((post) => (post.status === 'public' ? post : { ...post, addresses: [] })),
    authors: [],
    pages,
    questions: [
      ...without.map(({ place }) => noAddress(place.file)),
      ...skipped.map(({ path }) => ({
        place: { file: path, line: 1 },
        text: 'The file has no title in its fields, so it was not taken for a post.',
        remedy: 'If it is a post, add "title: …" between two lines of three hyphens at its top, then run this again.',
      })),
    ],
  }
}

/** A question about a post whose file does not say where it was. */
export const noAddress = (file: string) => ({
  place: { file, line: 1 },
  text: 'The file does not say at which address readers found the post.',
  remedy:
    'If it was public, add the old address to the aliases of the new post, such as:\naliases:\n  - /2024/01/its-name',
})
