/**
 * A schema and a title → the text of a new file. What follows from the title and the day is filled in. Nothing is made up:
 * what only an editor knows is left blank, and the pipeline lists it until it is written. Each field says in a comment
 * what belongs there; a field that may be left out is a comment itself.
 */
import { canonicalText } from '../../../../src/admin/files/file-format/canonical'
import { textField } from '../../../../src/admin/files/file-format/text-field'
import type { Collection } from '../../../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree, kindOf } from '../../../../src/schema/field-tree'
import { oneOf } from '../../../lib/diagnostics/words'

/** The text of a new entry. The title becomes its first field. */
export function entryText({ format, schema }: Collection, title: string, today: string): string {
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

/** The field that says which of several groups follows. */
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
