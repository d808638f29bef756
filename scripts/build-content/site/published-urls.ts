/**
 * The list of every address that was ever public: `published-urls.txt` beside the content folder. It is not in that
 * folder because editors never need to open it. Without the list, nothing was published yet.
 */
import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compare, type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { readOrdinaryFile } from '../source/read-file'
import { decode } from '../source/text'
import { type Address, PUBLISHED_URLS, type PublishedUrl, type PublishedUrls } from './publication'

/** In bytes: enough for several hundred thousand addresses. */
const LARGEST_LIST = 16 * 1024 * 1024

const ABOUT_THE_LIST = `# Every address that was ever public, with its title. Written by "npm run publish-urls"; do not edit it.
# An address of this list always leads somewhere: to its page, or by an alias to the page that took its place.
`

/** Reads the list that belongs to a content folder, if there is one. */
export function readPublishedUrls(content: string): PublishedUrls | undefined {
  const path = publishedUrlsOf(content)
  if (!lstatSync(path, { throwIfNoEntry: false })) return undefined
  const file = PUBLISHED_URLS
  const bytes = readOrdinaryFile(path, LARGEST_LIST)
  if (!(bytes instanceof Uint8Array))
    return { file, text: '', urls: [], diagnostics: [diagnosticAt(file, START, bytes)] }
  const decoded = decode(bytes)
  if (!('text' in decoded)) return { file, text: '', urls: [], diagnostics: [{ file, ...decoded }] }
  return { file, ...parsePublishedUrls(decoded.text) }
}

/** Where the list of a content folder lies. */
export const publishedUrlsOf = (content: string): string => join(dirname(content), PUBLISHED_URLS)

function parsePublishedUrls(text: string): Omit<PublishedUrls, 'file'> {
  const urls: PublishedUrl[] = []
  const diagnostics: Diagnostic[] = []
  for (const [index, written] of text.split('\n').entries()) {
    const place = { line: index + 1, column: 1 }
    if (written.trim() === '' || written.startsWith('#')) continue
    const [, path, title] = /^(\/\S*)(?: (.*))?$/.exec(written.trimEnd()) ?? []
    if (path === undefined) diagnostics.push(diagnosticAt(PUBLISHED_URLS, place, noAddress))
    else urls.push({ path, title: title ?? '', line: place.line })
  }
  return { text, urls, diagnostics }
}

const noAddress: Message = {
  code: 'wrong-published-url',
  text: 'This line must start with an address, such as /blog/post, followed by a space and a title.',
  hint: 'Remove the line, then run "npm run publish-urls".',
}

/** Adds what is public now to the list and updates titles. No address is ever removed. */
export function addUrls(known: readonly Address[], current: readonly Address[]): string {
  const titles = new Map([...known, ...current].map(({ path, title }) => [path, title]))
  const lines = [...titles].sort(([a], [b]) => compare(a, b)).map(([path, title]) => `${path} ${title}`.trimEnd())
  return `${ABOUT_THE_LIST}${lines.map((line) => `${line}\n`).join('')}`
}
