/**
 * An export of Notion ("Markdown & CSV"): each page is a file with an id in its name, its title as the first heading, and the
 * properties of a database as lines below it. https://www.notion.com/help/export-your-content
 */
import type { OldPost, OldSite } from '../old-site'
import { type Folder, postOfFile, type ReadFile } from './post-of-file'

const NAME = /^(?:.*\/)?([^/]*?) ?([0-9a-f]{32})\.md$/

export const isNotionName = (path: string): boolean => NAME.test(path)

/** Reads every page but those that only hold others. */
export function readNotion({ files }: Folder): OldSite {
  const pages = files.filter(({ path }) => isNotionName(path))
  const holds = ({ path }: ReadFile) =>
    pages.some(
      (other) =>
        other.path.startsWith(`${path.replace(/ ?[0-9a-f]{32}\.md$/, '')}/`) ||
        other.path.startsWith(`${path.slice(0, -'.md'.length)}/`),
    )
  const posts = pages.filter((page) => !holds(page)).map(postOf)
  const [first] = posts
  return {
    what: 'an export of Notion',
    posts,
    authors: [],
    pages: [],
    questions: [
      ...pages.filter(holds).map(({ path }) => ({
        place: { file: path, line: 1 },
        text: 'The page holds other pages, so it was not taken for a post.',
        remedy: 'If it is a post, move its file out of the folder that holds the other pages, then run this again.',
      })),
      ...(first
        ? [
            {
              place: first.place,
              text: 'Exports of Notion do not say at which addresses readers found the pages.',
              remedy:
                'If they were public on your own address, add the old address of each to the aliases of its post.',
            },
          ]
        : []),
    ],
  }
}

/** `Author: Ann Lee`; a name has few words. */
const PROPERTY = /^([A-Z][\w /-]{0,40}): (.*)$/

function postOf({ path, text }: ReadFile): OldPost {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.trim() !== '')
  const title = /^# (.*)$/.exec(lines[at] ?? '')?.[1]
  let next = title === undefined ? at : at + 1
  while (title !== undefined && (lines[next] ?? '').trim() === '' && next < lines.length) next += 1
  const fields: Record<string, unknown> = { title: title ?? NAME.exec(path)?.[1] ?? '' }
  for (; title !== undefined && next < lines.length; next += 1) {
    const [, name, value = ''] = PROPERTY.exec(lines[next] ?? '') ?? []
    if (name === undefined) break
    fields[name] = value.trim()
  }
  const body = lines.slice(Math.max(0, next)).join('\n')
  const slug = /[^/]*$/.exec(NAME.exec(path)?.[1] ?? '')?.[0] ?? ''
  return postOfFile({ path, fields, text: body }, slug)
}
