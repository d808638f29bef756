/** The reference for editors: one page for each kind of file, every field in a table. */
import { type FieldNode, fieldsOf, kindOf } from '../../../src/schema/field-tree'
import type { ContentKind } from './content-kinds'
import { kindInWords } from './words'

export const MADE = '<!-- Made by `npm run describe` from src/schema; change the descriptions there. -->'

/** The page about one kind of file. */
export function referencePage({ files, format, page, schema }: ContentKind): string {
  const lines = [MADE, `# ${schema.title}`, schema.description ?? '', whereItIs(files, page)]
  const below = format === 'md' ? ['The text is below the second `---`, in [Markdown](../write-the-text.md).'] : []
  return `${[...lines, ...below, ...group(schema, [])].join('\n\n')}\n`
}

function whereItIs(files: string, page: string | undefined): string {
  const shown = (text: string) => `\`${text.replace('*', 'a-name')}\``
  if (!files.includes('*')) return `The file is ${shown(files)}${page ? `; its page is ${shown(page)}` : ''}.`
  return page
    ? `Each file is one page: ${shown(files)} is the page ${shown(page)}.`
    : `Each file is one, for example ${shown(files)}.`
}

/** The table of a group of fields, and the groups within it below. */
function group(schema: FieldNode, path: readonly string[]): string[] {
  const fields = fieldsOf(schema)
  const rows = fields.map(({ name, node, isNeeded }) => row(name, node, isNeeded, path))
  const table = [
    '| Field | What it is | What to write | Needed | Example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ]
  const below = fields.flatMap(({ name, node }) => section(node, [...path, name]))
  return [table.join('\n'), ...below]
}

function row(name: string, field: FieldNode, needed: boolean, path: readonly string[]): string {
  const more = hasFields(field) ? `, [see below](#${anchor([...path, name])})` : ''
  const cells = [
    `\`${name}\``,
    field.description ?? '',
    `${kindInWords(field)}${more}`,
    needed ? 'yes' : 'no',
    field.example === undefined ? '' : `\`${field.example}\``,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

const hasFields = ({ properties, oneOf, items }: FieldNode): boolean =>
  (properties ?? oneOf ?? items?.properties ?? items?.oneOf) !== undefined

function section(field: FieldNode, path: readonly string[]): string[] {
  const head = [`## ${path.join(': ')}`, field.description ?? '']
  if (field.properties) return [...head, ...group(field, path)]
  const { items } = field
  if (items?.properties) return [...head, 'Each item of the list:', ...group(items, path)]
  const options = field.oneOf ?? items?.oneOf ?? []
  return options.length === 0 ? [] : [...head, ...options.flatMap((option) => kind(option, path))]
}

/** One of the forms that a group can have. */
function kind(option: FieldNode, path: readonly string[]): string[] {
  const { name, value } = kindOf(option) ?? { name: '', value: '' }
  return [`### ${path.join(': ')}: ${name} ${value}`, ...group(option, [...path, value])]
}

/** As GitHub makes it of the heading. */
const anchor = (path: readonly string[]): string => path.join('-').toLowerCase()

/** The list of all pages. */
export function referenceIndex(kinds: readonly ContentKind[]): string {
  const rows = kinds.map(
    ({ name, files, schema }) => `| [${schema.title}](${name}.md) | \`${files}\` | ${schema.description} |`,
  )
  const table = ['| Page | Files | What it is |', '| --- | --- | --- |', ...rows].join('\n')
  return `${[MADE, '# Every field', 'What each content file contains, field by field.', table].join('\n\n')}\n`
}
