/** What Visual Studio Code has to know about the project, as the files it looks for. */
import { type FieldNode, fieldsOf } from '../../../src/schema/field-tree'
import type { ContentKind } from './content-kinds'

/** Which schema describes which YAML files; and nothing is fetched, reformatted or saved with other line ends. */
export const editorSettings = (kinds: readonly ContentKind[]) => ({
  'yaml.schemas': Object.fromEntries(
    kinds.filter(({ format }) => format === 'yaml').map(({ name, files }) => [`./.vscode/schemas/${name}.json`, files]),
  ),
  'yaml.schemaStore.enable': false,
  'yaml.format.enable': false,
  'files.eol': '\n',
  'files.insertFinalNewline': true,
  '[yaml]': { 'editor.insertSpaces': true, 'editor.tabSize': 2, 'editor.autoIndent': 'keep' },
})

export const recommendedExtensions = {
  recommendations: ['redhat.vscode-yaml', 'editorconfig.editorconfig', 'biomejs.biome'],
}

/**
 * No extension checks the fields of a Markdown file against a schema without rewriting the file. So these files get what
 * the editor program itself can do: "Insert Snippet" in an empty file writes the fields, with the choices to pick from.
 */
export const snippets = (kinds: readonly ContentKind[]) =>
  Object.fromEntries(
    kinds
      .filter(({ format, files }) => format === 'md' && files.includes('*'))
      .map(({ name, schema }) => [
        schema.title ?? name,
        { scope: 'markdown', prefix: name, description: schema.description, body: snippet(schema) },
      ]),
  )

function snippet(schema: FieldNode): string[] {
  const lines = fieldsOf(schema).flatMap(({ name, node, isNeeded }, index) => {
    if (!isNeeded) return name === 'draft' ? [`# ${node.description}`, 'draft: true'] : []
    return [`# ${node.description}`, `${name}: ${placeholder(node, index + 1)}`]
  })
  return ['---', ...lines, '---', '', '$0']
}

function placeholder({ enum: choices, field }: FieldNode, stop: number): string {
  if (choices) return `\${${stop}|${choices.join(',')}|}`
  return field?.role === 'date' ? '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE' : `$${stop}`
}
