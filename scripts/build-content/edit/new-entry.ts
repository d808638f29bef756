/**
 * Makes a new entry: `new blog "How to brief"` → `content/blog/how-to-brief.md`. What follows from the title and the day
 * is filled in. Nothing is made up: what only an editor knows is left blank, and the pipeline lists it until it is
 * written.
 */
import { link, mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { canonicalText } from '../../../src/admin/files/file-format/canonical'
import { textField } from '../../../src/admin/files/file-format/text-field'
import { isCalendarDay } from '../../../src/lib/calendar-day'
import { idFrom } from '../../../src/lib/id-from'
import { type Collection, type CollectionName, collections } from '../../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree, kindOf } from '../../../src/schema/field-tree'
import { nearest } from '../../lib/diagnostics/suggest'
import { oneOf, quote } from '../../lib/diagnostics/words'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { writeAside } from '../../lib/write-file'
import { checkContentFolder, listContent, placeOf } from '../source/list'
import { controlCharacterIn } from '../source/text'

/** The text of a new entry. The title becomes its first field. */
function entryText({ format, schema }: Collection, title: string, today: string): string {
  const tree = fieldTree(schema)
  const known = new Map<string, string>()
  for (const [index, { name, node, isNeeded }] of fieldsOf(tree).entries()) {
    if (index === 0) known.set(name, textField(name, title))
    if (node.field?.role === 'date' && isNeeded) known.set(name, `${name}: ${today}`)
    if (name === 'draft') known.set(name, 'draft: true')
  }
  const fields = fieldLines(tree, known).join('\n')
  return canonicalText(format, format === 'md' ? `---\n${fields}\n${BODY_BELOW}\n---\n` : `${fields}\n`)
}

const BODY_BELOW = '# Write the text below the next line, in Markdown; "## " begins a section.'

function fieldLines(group: FieldNode, known: ReadonlyMap<string, string> = new Map()): string[] {
  return fieldsOf(group).flatMap(({ name, node, isNeeded }) => {
    const line = known.get(name)
    if (line !== undefined) return [explanation(node), line]
    if (isNeeded) return [explanation(node), ...blankLines(name, node)]
    return [`${explanation(node)} (optional)`, ...blankLines(name, node).map((below) => `# ${below}`.trimEnd())]
  })
}

function explanation({ description = '', example, enum: choices, type }: FieldNode): string {
  if (choices) return `# ${description} Write ${oneOf(choices)}.`
  return `# ${description}${example !== undefined && type !== 'boolean' ? ` Example: ${example}` : ''}`
}

const blankKind = (groups: readonly FieldNode[]) =>
  `kind: # ${oneOf(groups.flatMap((group) => kindOf(group)?.value ?? []))}`

/** A field with nothing in it, down to the last name that an editor will need. */
function blankLines(name: string, node: FieldNode): string[] {
  if (node.properties) return [`${name}:`, ...fieldLines(node).map((line) => `  ${line}`)]
  if (node.oneOf) return [`${name}:`, `  ${blankKind(node.oneOf)}`]
  if (!node.items) return [`${name}:`]
  if (node.items.oneOf) return [`${name}:`, `  - ${blankKind(node.items.oneOf)}`]
  const [firstLine = '', ...rest] = fieldLines(node.items)
  return [`${name}:`, `  - ${firstLine}`, ...rest.map((line) => `    ${line}`)]
}

type NewEntry = { file: string; text: string }

/**
 * The file of a new entry. `taken` are the ids that the collection has already.
 * @throws EnvironmentError when the collection, the title or the day cannot be used
 */
export function newEntry(collection: string, title: string, today: string, taken: ReadonlySet<string>): NewEntry {
  const kind = collectionOf(collection)
  const text = title.replace(/\s+/g, ' ').trim()
  if (text === '') throw new EnvironmentError('a title is needed, for example: "How to brief an agency"')
  const control = controlCharacterIn(text)
  if (control) throw new EnvironmentError(`the title contains an invisible control character (${control.name})`)
  if (!isCalendarDay(today)) throw new EnvironmentError(`${quote(today)} is not a date; write it as YYYY-MM-DD`)
  const id = idFrom(withoutApostrophes(text))
  if (id === '') {
    const reason = `the title ${quote(text)} cannot become an address: it has no letters a-z and no digits`
    throw new EnvironmentError(`${reason}; use a title that has some, and change it in the file afterwards`)
  }
  const file = `content/${collection}/${id}.${kind.format}`
  if (taken.has(id)) throw new EnvironmentError(`${file} exists already; change that file, or choose another title`)
  return { file, text: entryText(kind, text, today) }
}

/** An apostrophe joins what it is between: `Zoë’s` becomes `zoes`, not `zoe-s`. */
const withoutApostrophes = (text: string): string => text.replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')

function collectionOf(name: string): Collection {
  if (Object.hasOwn(collections, name)) return collections[name as CollectionName]
  const names = Object.keys(collections)
  const meant = nearest(name, names)
  const hint = meant ? `did you mean ${meant}?` : `choose one of ${oneOf(names)}`
  throw new EnvironmentError(`there is no collection ${quote(name)}; ${hint}`)
}

type NewRun = { content: string; collection: string; title: string; today: string }

/**
 * Writes a new entry into the content folder. Never replaces a file.
 * @throws EnvironmentError when it cannot be made
 */
export async function runNew({ content, collection, title, today }: NewRun): Promise<{ file: string }> {
  const source = await checkContentFolder(content)
  const { files } = listContent(source)
  const ids = files.flatMap(({ kind }) => ('collection' in kind && kind.collection === collection ? [kind.id] : []))
  const { file, text } = newEntry(collection, title, today, new Set(ids))
  const path = placeOf(source, file)
  const folder = dirname(path)
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw explained(error, `cannot write into ${folder}`)
  })
  if ((await realpath(folder)) !== folder) throw new EnvironmentError(`${folder} is a link to another place`)
  await writeAside(
    path,
    (hidden) => writeFile(hidden, text, { flush: true }),
    // Unlike a rename, a link never replaces a file.
    (hidden) => link(hidden, path),
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new EnvironmentError(`${path} exists already; nothing was written`)
    throw explained(error, `cannot write ${path}`)
  })
  return { file }
}
