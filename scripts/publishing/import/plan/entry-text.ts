/** Files of an import as text, in the form in which the forms keep content files. */
import { Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { canonicalText } from '../../../../src/admin/files/file-format/canonical'
import { newFields, readFields, writeFields } from '../../../../src/admin/files/file-format/fields-document'
import { scalarOf } from '../../../../src/admin/files/file-format/scalars'
import type { Category } from '../../../../src/schema/entries'

export type Fields = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** A Markdown file. A field without a value is left out. */
export function markdownFile(fields: Fields, body: string): string {
  const document = newFields()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue
    document.contents.items.push(new Pair(new Scalar(name), nodeOf(value as string | boolean | string[])))
  }
  return canonicalText('md', `---\n${writeFields(document)}---\n\n${body}\n`)
}

function nodeOf(value: string | boolean | readonly string[]): Scalar | YAMLSeq {
  if (typeof value === 'string' || typeof value === 'boolean') return scalarOf(value, undefined, false)
  const list = new YAMLSeq()
  list.items.push(...value.map((item) => scalarOf(item, undefined, false)))
  return list
}

/** The settings of the site with more categories at the end of their list. All else stays as it is. */
export function withCategories(settings: string, categories: readonly Category[]): string {
  const document = readFields(settings)
  const list = document.get('categories')
  const sequence = list instanceof YAMLSeq ? list : new YAMLSeq()
  for (const { name, id } of categories) {
    const category = new YAMLMap()
    category.items.push(new Pair(new Scalar('name'), scalarOf(name, undefined, false)))
    category.items.push(new Pair(new Scalar('id'), scalarOf(id, undefined, false)))
    sequence.items.push(category)
  }
  if (list !== sequence) document.set('categories', sequence)
  return canonicalText('yaml', writeFields(document))
}
