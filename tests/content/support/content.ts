/** A small valid content folder for tests, made from the schemas, so that it follows them by itself. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { stringify } from 'yaml'
import { type BuildOptions, type BuildResult, buildContent } from '../../../scripts/build-content/public'
import { formatPretty } from '../../../scripts/lib/diagnostics/format'
import { joinAtFences, splitAtFences } from '../../../src/lib/fenced-text'
import { type Collection, collections, singles } from '../../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../../../src/schema/field-tree'

/** Path below the content folder → text or bytes. `undefined` leaves a file of the small site out. */
export type ContentFiles = Record<string, string | Uint8Array | undefined>

/** A post that is right; tests change one thing about it. */
export const POST = `---
title: How to brief an agency
excerpt: Five questions to answer first.
image: press-kit.png
author: The media desk
date: 2024-01-15
category: Design
tags:
  - briefing
---

A good brief answers five questions before the first call.

## The audience

Say *who* must act, and why now.
`

/** A picture that is large enough for every place. */
const PRESS_KIT = png(1600, 1200)

/** Writes a site of one entry for each collection, with `changes` on top, and returns the folder that holds `content`. */
export async function writeSite(changes: ContentFiles = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-test-'))
  await writeFiles(root, { ...smallSite(), ...changes })
  return root
}

/** Writes files into `content` of a folder. */
export async function writeFiles(root: string, files: ContentFiles): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue
    await mkdir(dirname(join(root, 'content', path)), { recursive: true })
    await writeFile(join(root, 'content', path), content)
  }
}

/** The post with another text below its fields. */
export const withBody = (text: string): string =>
  joinAtFences({ fields: splitAtFences(POST)?.fields ?? '', body: `\n${text}\n` })

/** The one service of the small site. */
export const smallService = (): string => String(smallSite()['services/market-research.yaml'])

const made: string[] = []

/** Builds the small site with changes. `spoil` does to the written files what no text can say. */
export async function build(
  changes: ContentFiles = {},
  options: Pick<BuildOptions, 'now' | 'includeHidden' | 'language'> = {},
  spoil: (content: string) => Promise<void> = async () => {},
): Promise<Built> {
  const root = await writeSite(changes)
  made.push(root)
  await spoil(join(root, 'content'))
  const out = join(root, 'generated/content')
  const result = await buildContent({ content: join(root, 'content'), out, now: '2024-06-01', ...options })
  return { ...result, root, out, printed: formatPretty(result.diagnostics, result.lineOf) }
}

export type Built = BuildResult & { root: string; out: string; printed: string }

/** Removes what `build` made. */
export async function cleanUp(): Promise<void> {
  for (const root of made.splice(0)) await rm(root, { recursive: true, force: true })
}

/** The team page, because the one person of the small site is a client, and the tables of tools that it does not show. */
const WITHOUT = /^(?:pages\/team$|tables\/)/

/** The files of the small site: every part but the team. */
export function smallSite(): ContentFiles {
  const files: ContentFiles = { 'media/press-kit.png': PRESS_KIT, 'blog/post.md': POST }
  for (const [name, { format, schema }] of Object.entries<Collection>(singles)) {
    if (!WITHOUT.test(name)) files[`${name}.${format}`] = sample(format, schema)
  }
  files['settings/site.yaml'] += CATEGORIES
  for (const [name, { format, schema }] of Object.entries(collections)) {
    if (name !== 'blog') files[`${name}/${SAMPLE_IDS[name]}.${format}`] = sample(format, schema)
  }
  return files
}

const CATEGORIES = `categories:
${[
  ['Development', 'development'],
  ['Design', 'design'],
  ['Marketing', 'marketing'],
  ['UX/UI', 'ux-ui'],
]
  .map(([name, id]) => `  - name: ${name}\n    id: ${id}\n`)
  .join('')}`

/** The client of the sample portfolio is the one whose case study exists. */
const SAMPLE_IDS: Record<string, string> = {
  'case-studies': 'quiet-mole',
  services: 'market-research',
  resources: 'first-guide',
  legal: 'privacy-policy',
  portfolio: 'startups',
  people: 'ann-lee',
  tools: 'influencer-roi-calculator',
}

function sample(format: 'md' | 'yaml', schema: Collection['schema']): string {
  const fields = stringify(valueFor(fieldTree(schema)), { lineWidth: 0 })
  return format === 'md' ? `---\n${fields}---\n\nText.\n` : fields
}

/** What is needed where no person is named. */
const OF_NOBODY = ['role', 'email']

function valueFor(node: FieldNode): unknown {
  const { type, field, example = 'Some words', minItems = 1 } = node
  if (type === 'integer' || type === 'number') return Number(example)
  if (type === 'boolean') return true
  if (node.enum) return node.enum[0]
  const { items } = node
  if (items) return Array.from({ length: minItems }, () => valueFor(items))
  if (node.properties) {
    const needed = fieldsOf(node).filter(({ name, isNeeded }) => isNeeded || OF_NOBODY.includes(name))
    return Object.fromEntries(needed.map(({ name, node: below }) => [name, valueFor(below)]))
  }
  if (field?.role === 'picture') return 'press-kit.png'
  if (field?.role === 'reference') return SAMPLE_IDS[field.collection]
  return example
}

/** A whole PNG of one colour. */
export function png(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(checksum(body), body.length + 4)
  return framed
}

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
