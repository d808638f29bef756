/**
 * Fixes content files: a file as a person wrote it → the same in canonical form, with the mistakes fixed whose remedy is
 * certain. What a file means never changes, and a file that cannot be read to its end is left alone.
 */
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { canonicalText } from '../../../src/admin/files/file-format/canonical'
import { UnreadableFields } from '../../../src/admin/files/file-format/fields-document'
import { normalizeLines } from '../../../src/admin/files/file-format/line-endings'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { writeAside } from '../../lib/write-file'
import { type FrontMatter, splitFrontMatter } from '../parse/front-matter'
import { parseYaml, type YamlNode } from '../parse/yaml'
import { lintYaml } from '../parse/yaml/lint'
import { checkContentFolder, listContent } from '../source/list'
import { decodeSource, readTextFile } from '../source/read-file'

/**
 * What is done about a mistake that has only one possible remedy, and whether what was found is such a mistake. All others
 * are left to a person.
 */
const REMEDIES: Record<string, [done: string, isCertain?: (found: string) => boolean]> = {
  'tab-indentation': ['Replaced tabs at the start of lines with spaces.'],
  'odd-space': ['Replaced a special space with an ordinary one.'],
  'colon-in-value': ['Put quotes around a text with a colon.'],
  // "#1" belongs to the text; what follows "# " or "#word" may well be a comment.
  'comment-in-value': ['Put quotes around a text with a number sign.', (found) => !/(?:^|\s)#(?!\d)/.test(found)],
  // "- a" was perhaps meant as a list.
  'special-character': [
    'Put quotes around a text that starts with a special character.',
    (found) => /^[&*!@`%|>[{]/.test(found),
  ],
  // “A” and “B”: the outer marks do not belong together.
  'smart-quotes': [
    'Removed typographic quotation marks around a text.',
    (found) => !/[“”„«»‘]/.test(found.trim().slice(1, -1)),
  ],
}

type Fix = { line: number; what: string }
/** Without fixes, `text` is the text that was given. */
type Fixed = { text: string; fixes: Fix[] }

/** Fixes one file. `file` is its name, which says what format it has. */
export function fixText(file: string, text: string): Fixed {
  const format = file.endsWith('.md') ? 'md' : 'yaml'
  const normalized = normalizeLines(text)
  const repaired = repairMistakes(format, normalized.text)
  const canonical = repaired && canonicalOf(format, repaired.text)
  if (canonical === undefined || repaired === undefined) return { text, fixes: [] }
  const fixes = [
    ...(normalized.text === text ? [] : [LINE_ENDS]),
    ...repaired.fixes,
    ...layout(repaired.text, canonical),
  ]
  return fixes.length === 0 ? { text, fixes } : { text: canonical, fixes }
}

const LINE_ENDS: Fix = { line: 1, what: 'Changed the line ends to those of every other file (LF, no byte order mark).' }

/** Fixes all mistakes or none, so that no file is half done where a mistake needs a person. */
function repairMistakes(format: 'md' | 'yaml', text: string): Fixed | undefined {
  const parts = partsOf(format, text)
  if (parts === undefined) return undefined
  const { diagnostics, repaired } = lintYaml(parts.fields, parts.fieldsLine)
  const lines = parts.fields.split('\n')
  const fixes: Fix[] = []
  for (const { code, line, column } of diagnostics) {
    const [what, isCertain = () => true] = REMEDIES[code] ?? []
    if (what === undefined || !isCertain(lines[line - parts.fieldsLine]?.slice(column - 1) ?? '')) return undefined
    fixes.push({ line, what })
  }
  const start = format === 'md' ? text.indexOf('\n') + 1 : 0
  return { text: text.slice(0, start) + repaired + text.slice(start + parts.fields.length), fixes }
}

/** The canonical form, if it can be proved to mean the same. */
function canonicalOf(format: 'md' | 'yaml', text: string): string | undefined {
  try {
    const canonical = canonicalText(format, text)
    const meant = meaningOf(format, text)
    return meant !== undefined && meant === meaningOf(format, canonical) ? canonical : undefined
  } catch (error) {
    if (error instanceof UnreadableFields) return undefined
    throw error
  }
}

function layout(before: string, after: string): Fix[] {
  if (before === after) return []
  const old = after.split('\n')
  const line = before.split('\n').findIndex((text, index) => text !== old[index])
  return [{ line: line + 1, what: 'Changed spaces and line breaks to their usual form from here on.' }]
}

type Parts = Pick<FrontMatter, 'fields' | 'fieldsLine' | 'body'>

function partsOf(format: 'md' | 'yaml', text: string): Parts | undefined {
  if (format === 'yaml') return { fields: text, fieldsLine: 1, body: '' }
  const parts = splitFrontMatter(text)
  return 'message' in parts ? undefined : parts
}

/** What the pipeline understands: all of the fields, and the body; nothing when it has any complaint. */
function meaningOf(format: 'md' | 'yaml', text: string): string | undefined {
  const parts = partsOf(format, text)
  const { root, diagnostics } = parts ? parseYaml(parts.fields, 1) : {}
  return root && diagnostics?.length === 0 ? JSON.stringify([meaning(root), parts?.body.trimEnd()]) : undefined
}

/** No field keeps white space at the end of a text. */
function meaning(node: YamlNode): unknown {
  if (node.kind === 'list') return node.items.map(meaning)
  if (node.kind === 'fields') return { fields: [...node.fields].map(([name, { value }]) => [name, meaning(value)]) }
  return node.kind === 'text' ? { text: node.text.trimEnd(), quoted: node.quoted } : null
}

/**
 * Fixes every file that can be read; with `write: false` only says what it would do, in the order of the files.
 * @throws EnvironmentError when the folder cannot be read or written
 */
export async function runFix({ content, write }: { content: string; write: boolean }) {
  const { files } = listContent(await checkContentFolder(content))
  const fixed: { file: string; fixes: Fix[] }[] = []
  for (const listed of files) {
    const { file, path } = listed
    const bytes = readTextFile(listed)
    if (!(bytes instanceof Uint8Array) || decodeSource(listed, bytes).diagnostic) continue
    const { text, fixes } = fixText(file, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    if (fixes.length === 0) continue
    if (write) await replaceFile(path, Uint8Array.from(bytes), text)
    fixed.push({ file, fixes })
  }
  return { fixed }
}

/** Replaces a file, unless it is no longer what was read. */
export async function replaceFile(path: string, before: Uint8Array, text: string): Promise<void> {
  const { mode } = await stat(path)
  const fill = (hidden: string) => writeFile(hidden, text, { mode: mode & 0o777, flush: true })
  await writeAside(path, fill, async (hidden) => {
    if (!(await readFile(path)).equals(before))
      throw new EnvironmentError(`${path} was changed in the meantime; run again`)
    await rename(hidden, path)
  }).catch((error) => {
    throw explained(error, `cannot write ${path}`)
  })
}
