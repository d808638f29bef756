/**
 * The list of every address that was ever public: `published-urls.txt` beside the content folder. Not in it, since no
 * editor ever needs to open it. A content folder without such a list is one that was never published.
 */
import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compare, errorAt, type Finding, type Problem, START } from './problems/problem'
import type { Address } from './public-addresses'
import { readOrdinaryFile } from './read'
import { decode } from './text'

export const PUBLISHED_URLS = 'published-urls.txt'

/** Room for some hundred thousand addresses. */
const LARGEST_LIST = 16 * 1024 * 1024

const ABOUT_THE_LIST = `# Every address that was ever public, with its title. Written by "npm run publish-urls"; nobody needs to edit it.
# An address of this list always leads somewhere: to its page, or by an alias to the page that took its place.
`

export type PublishedUrl = Address & { line: number }

export type PublishedUrls = { file: string; text: string; urls: PublishedUrl[]; problems: Problem[] }

/** Reads the list that belongs to a content folder, if there is one. */
export function readPublishedUrls(content: string): PublishedUrls | undefined {
  const path = publishedUrlsOf(content)
  if (!lstatSync(path, { throwIfNoEntry: false })) return undefined
  const file = PUBLISHED_URLS
  const bytes = readOrdinaryFile(path, LARGEST_LIST)
  if (!(bytes instanceof Uint8Array)) return { file, text: '', urls: [], problems: [errorAt(file, START, bytes)] }
  const decoded = decode(bytes)
  if (!('text' in decoded))
    return { file, text: '', urls: [], problems: [errorAt(file, decoded.place, decoded.finding)] }
  return { file, ...parsePublishedUrls(decoded.text) }
}

/** Where the list of a content folder lies. */
export const publishedUrlsOf = (content: string): string => join(dirname(content), PUBLISHED_URLS)

function parsePublishedUrls(text: string): Omit<PublishedUrls, 'file'> {
  const urls: PublishedUrl[] = []
  const problems: Problem[] = []
  for (const [index, written] of text.split('\n').entries()) {
    const place = { line: index + 1, column: 1 }
    if (written.trim() === '' || written.startsWith('#')) continue
    const [, path, title] = /^(\/\S*)(?: (.*))?$/.exec(written.trimEnd()) ?? []
    if (path === undefined) problems.push(errorAt(PUBLISHED_URLS, place, noAddress))
    else urls.push({ path, title: title ?? '', line: place.line })
  }
  return { text, urls, problems }
}

const noAddress: Finding = {
  code: 'wrong-published-url',
  message: 'This line does not start with an address: "/", a path, a space, and a title.',
  hint: 'Remove the line, then run "npm run publish-urls".',
}

/** The list with what is public now: nothing is ever dropped from it, and titles follow their pages. */
export function addUrls(known: readonly Address[], current: readonly Address[]): string {
  const titles = new Map([...known, ...current].map(({ path, title }) => [path, title]))
  const lines = [...titles].sort(([a], [b]) => compare(a, b)).map(([path, title]) => `${path} ${title}`.trimEnd())
  return `${ABOUT_THE_LIST}${lines.map((line) => `${line}\n`).join('')}`
}
