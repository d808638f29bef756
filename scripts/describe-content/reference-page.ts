/** The reference for editors: one page for each kind of file, every field in a table. */
import type { ContentKind, FieldSchema } from './content-kinds'
import { kindInWords } from './words'

const MADE = '<!-- Made by `npm run describe` from src/schema; change the descriptions there. -->'

/** The page about one kind of file. */
export function referencePage({ files, format, page, schema }: ContentKind): string {
  const lines = [MADE, `# ${schema.title}`, schema.description ?? '', whereItIs(files, page)]
  const below = format === 'md' ? ['Below the second `---` stands the text, in [Markdown](../write-the-text.md).'] : []
  return `${[...lines, ...below, ...group(schema, [])].join('\n\n')}\n`
}

function whereItIs(files: string, page: string | undefined): string {
  const shown = (text: string) => `\`${text.replace('*', 'a-name')}\``
  if (!files.includes('*')) return `The file is ${shown(files)}${page ? `; its page is ${shown(page)}` : ''}.`
  return page
    ? `Each file is one: ${shown(files)} has the page ${shown(page)}.`
    : `Each file is one, for example ${shown(files)}.`
}

/** The table of a group of fields, and the groups within it below. */
function group({ properties = {}, required = [] }: FieldSchema, path: readonly string[]): string[] {
  const rows = Object.entries(properties).map(([name, field]) => row(name, field, required.includes(name), path))
  const table = [
    '| Field | What it is | What to write | Needed | Example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ]
  const below = Object.entries(properties).flatMap(([name, field]) => section(field, [...path, name]))
  return [table.join('\n'), ...below]
}

function row(name: string, field: FieldSchema, needed: boolean, path: readonly string[]): string {
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

const hasFields = ({ properties, items }: FieldSchema): boolean =>
  (properties ?? items?.properties ?? items?.oneOf) !== undefined

function section(field: FieldSchema, path: readonly string[]): string[] {
  const head = [`## ${path.join(': ')}`, field.description ?? '']
  if (field.properties) return [...head, ...group(field, path)]
  const { items } = field
  if (items?.properties) return [...head, 'Each item of the list:', ...group(items, path)]
  if (!items?.oneOf) return []
  return [...head, ...items.oneOf.flatMap((option) => kind(option, path))]
}

/** One of the forms that an item can have. */
function kind(option: FieldSchema, path: readonly string[]): string[] {
  const [name = '', discriminator] = Object.entries(option.properties ?? {}).find(([, field]) => field.const) ?? []
  return [
    `### ${path.join(': ')}: ${name} ${discriminator?.const}`,
    ...group(option, [...path, String(discriminator?.const)]),
  ]
}

/** As GitHub makes it of the heading. */
const anchor = (path: readonly string[]): string => path.join('-').toLowerCase()

/** The list of all pages. */
export function referenceIndex(kinds: readonly ContentKind[]): string {
  const rows = kinds.map(
    ({ name, files, schema }) => `| [${schema.title}](${name}.md) | \`${files}\` | ${schema.description} |`,
  )
  const table = ['| Page | Files | What it is |', '| --- | --- | --- |', ...rows].join('\n')
  return `${[MADE, '# Every field', 'What each file of the content holds, field by field.', table].join('\n\n')}\n`
}
