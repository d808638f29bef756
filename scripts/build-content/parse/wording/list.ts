/** The messages about lists: a value that is not a list, and a list with too few or too many items. */
import type { z } from 'zod'
import type { FieldNode } from '../../../../src/schema/field-tree'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { plural, yamlText } from '../../../lib/diagnostics/words'
import type { Path } from '../../../lib/schema/walk'
import { exampleItem, exampleLines, neededFields } from '../examples'
import type { YamlNode } from '../yaml'
import { nameOf } from './name'

export function listNeeded(name: string, path: Path, node: YamlNode, item: FieldNode | undefined): Message {
  const key = String(path.at(-1))
  const fields = item && neededFields(item)?.map(({ name }) => `${name}: …`)
  if (node.kind === 'text' && !fields) {
    // Lines without hyphens are one text to YAML; each was meant as an item.
    const text = node.quoted || !node.source.includes('\n') ? node.text : node.source
    const items = text
      .replace(/^[[(]|[\])]$/g, '')
      .split(/\s*[,;\n]\s*/)
      .filter((item) => item !== '')
    const lines = (items.length > 0 ? items : ['…']).map((item) => `  - ${yamlText(item)}`)
    return {
      code: 'list-needed',
      text: `${name} is a single text, but a list is needed.`,
      hint: `Put each item on its own line, starting with "- ":\n${key}:\n${lines.join('\n')}`,
    }
  }
  return {
    code: 'list-needed',
    text: `${name} ${node.kind === 'fields' ? 'has fields of its own' : 'is a single text'}, but a list is needed.`,
    hint: `Start each item with "- ":\n${key}:\n  - ${fields?.join('\n    ') ?? '…'}`,
  }
}

export function wrongCount(
  issue: z.core.$ZodIssue,
  path: Path,
  count: number,
  field: FieldNode,
  inBrackets: boolean,
): Message {
  const limit =
    issue.code === 'too_small' ? Number(issue.minimum) : issue.code === 'too_big' ? Number(issue.maximum) : 0
  const exact = (issue as { exact?: boolean }).exact === true
  const bound = exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
  return {
    code: 'wrong-count',
    text: `${nameOf(path)} has ${plural(count, 'item')}, but ${bound} ${limit} ${limit === 1 ? 'is' : 'are'} ${bound === 'at most' ? 'allowed' : 'needed'}.`,
    hint:
      count === 0
        ? `For example:\n${exampleLines(String(path.at(-1)), field)}`
        : addOrRemove(limit - count, field.items, inBrackets),
  }
}

function addOrRemove(missing: number, field: FieldNode | undefined, inBrackets: boolean): string {
  if (missing < 0) return `Remove ${-missing} of them.`
  if (inBrackets) return `Add ${missing} more between the brackets, each after a comma.`
  const item = field ? exampleItem(field) : ['…']
  return `Add ${missing} more at the end, for example:\n- ${item.join('\n  ')}`
}
