/**
 * The schema, described for people and for their editor programs: a reference page and a JSON Schema for each kind of file.
 * All of it is kept in the repository, so that readers need not build anything.
 */
import { WORDS_FOLDER } from '../../../src/schema/words'
import { contentKinds } from './content-kinds'
import { editorSchema } from './editor-schema'
import { editorSettings, recommendedExtensions, snippets } from './editor-settings'
import { referenceIndex, referencePage } from './reference-page'
import { wordsPage } from './words-page'

/** Folders that hold nothing else. */
export const OWN_FOLDERS = ['docs/editing/reference', '.vscode/schemas']

/** Path below the project → text of the file. */
export function describeContent(): Map<string, string> {
  const kinds = contentKinds()
  const files = new Map([['docs/editing/reference/README.md', referenceIndex(kinds)]])
  for (const kind of kinds) {
    const page = kind.name === WORDS_FOLDER ? wordsPage(kind) : referencePage(kind)
    files.set(`docs/editing/reference/${kind.name}.md`, page)
    // Editor programs check YAML files only.
    if (kind.format === 'yaml') files.set(`.vscode/schemas/${kind.name}.json`, json(editorSchema(kind)))
  }
  files.set('.vscode/settings.json', json(editorSettings(kinds)))
  files.set('.vscode/extensions.json', json(recommendedExtensions))
  files.set('.vscode/content.code-snippets', json(snippets(kinds)))
  return files
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
