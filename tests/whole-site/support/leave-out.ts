/** Leaves parts out of the content of a project, as an agency would: their files, and everything that leads to them. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { type Collection, singles } from '../../../src/schema/collections'
import type { OptionalSingle } from '../../../src/schema/entries'
import { TABLE_OF } from '../../../src/schema/tool-catalog'
import { filesBelow } from './project'

/** The parts that a site can leave out. */
export const optionalParts = Object.entries<Collection>(singles).flatMap(([name, { optional }]) =>
  optional ? (name as OptionalSingle) : [],
)

/** What names an entry of a part elsewhere. */
const NAMING: Partial<Record<string, { fields: string[]; on?: string }>> = {
  'pages/startups': { fields: ['packages'], on: 'pages/home.yaml' },
  'pages/blog': { fields: ['stories'], on: 'pages/home.yaml' },
  'pages/resources': { fields: ['nextGuide'] },
  'pages/tools': { fields: ['nextTool', 'explanations'] },
}

/** The tools that write with tables among the parts: without its table, a tool goes, too. */
const toolsOf = (parts: readonly OptionalSingle[]): string[] =>
  Object.entries(TABLE_OF).flatMap(([slug, table]) => (parts.includes(table) ? slug : []))

/** Removes the files of the parts, and every link and field that leads there. */
export function leaveOut(folder: string, parts: readonly OptionalSingle[]): void {
  const content = join(folder, 'content')
  for (const name of parts) {
    const { format, holds }: Collection = singles[name]
    rmSync(join(content, `${name}.${format}`), { force: true })
    if (holds) rmSync(join(content, holds), { recursive: true, force: true })
  }
  const tools = toolsOf(parts)
  for (const slug of tools) rmSync(join(content, `tools/${slug}.yaml`), { force: true })
  const paths = parts
    .flatMap((name) => (singles[name] as Collection).path?.('') ?? [])
    .concat(tools.map((slug) => `/tools/${slug}`))
  const isGone = (href: string) =>
    tools.includes(href) ||
    paths.some((path) => href === path || new RegExp(`^${path}[/#?]`).test(href)) ||
    (paths.includes('/blog') && /^\/feed\./.test(href))
  for (const file of filesBelow(content).filter((name) => /\.(?:md|yaml)$/.test(name))) {
    const path = join(content, file)
    const [, fence = '', fields = '', body = ''] = /^(---\n)(.*?)(^---\n.*)$/ms.exec(readFileSync(path, 'utf8')) ?? []
    const document = parseDocument(fence ? fields : readFileSync(path, 'utf8'))
    const data = without(document.toJS(), isGone, namedIn(file, parts)) as object
    const text = body.replace(/(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g, (link, words, href) => (isGone(href) ? words : link))
    writeFileSync(path, `${fence}${stringify(data, { lineWidth: 0 })}${text}`)
  }
}

const namedIn = (file: string, parts: readonly OptionalSingle[]): string[] =>
  parts.flatMap((part) => {
    const { fields = [], on } = NAMING[part] ?? {}
    return on === undefined || on === file ? fields : []
  })

/** A value without what leads to an address that is gone: an item goes as a whole, and so does a group with a link of its own. */
function without(value: unknown, isGone: (href: string) => boolean, fields: readonly string[]): unknown {
  const leads = (part: unknown) =>
    typeof part === 'string'
      ? isGone(part)
      : typeof part === 'object' &&
        part !== null &&
        Object.entries(part).some(([key, href]) => (key === 'link' || key === 'tool') && isGone(String(href)))
  if (Array.isArray(value)) return value.filter((item) => !leads(item)).map((item) => without(item, isGone, fields))
  if (typeof value === 'string')
    return value.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (link, words, href) => (isGone(href) ? words : link))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, part]) => !fields.includes(key) && !leads(part) && !(key === 'fill' && part === 'tools' && isGone('/tools')),
  )
  return Object.fromEntries(kept.map(([key, part]) => [key, without(part, isGone, fields)]))
}
