/** The messages about a missing text, a wrong email address, and a text that is too long. */

import { LONGEST_WORD, longWordIn } from '../../../../src/lib/lengths'
import type { FieldNode } from '../../../../src/schema/field-tree'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote, yamlQuoted } from '../../../lib/diagnostics/words'
import type { Path } from '../../../lib/schema/walk'
import type { YamlNode } from '../yaml'

export function textNeeded(name: string, path: Path, node: YamlNode, lineOf: (line: number) => string): Message {
  const line = lineOf(node.place.line)
  const value = line.slice(node.place.column - 1).trim()
  const key = path.at(-1)
  if (node.kind === 'fields' && !value.startsWith('{') && typeof key === 'number') {
    return {
      code: 'colon-in-value',
      text: `The text ${quote(value)} contains a colon, so it is read as a field.`,
      hint: `Put the text in quotes:\n- ${yamlQuoted(value)}`,
    }
  }
  const only = node.kind === 'list' && node.items.length === 1 ? node.items[0] : undefined
  if (only?.kind === 'text') {
    return {
      code: 'text-needed',
      text: `${name} is a list, but a single text is needed.`,
      hint: value.startsWith('[')
        ? `Write it without brackets:\n${key}: ${only.source}\nIf the brackets belong to the text, put it in quotes:\n${key}: ${yamlQuoted(value)}`
        : `Write it without a hyphen, on the line of the field:\n${key}: ${only.source}`,
    }
  }
  const flow = /^[[{]/.test(value)
  return {
    code: 'text-needed',
    text: `${name} is ${node.kind === 'list' ? 'a list' : 'a group of fields'}, but a single text is needed.`,
    hint: flow
      ? `If the brackets belong to the text, put it in quotes:\n${line.slice(0, node.place.column - 1).trim()} ${yamlQuoted(value)}`
      : `Write the text on the line of the field:\n${typeof key === 'number' ? '-' : `${key}:`} …`,
  }
}

export function wrongEmail(name: string, text: string, write: (text: string) => string): Message {
  return {
    code: 'wrong-email',
    text: `${name} is ${quote(text)}, but an email address is needed.`,
    hint: `Write only the address:\n${write(text.replace(/^mailto:/, '').includes('@') && /^mailto:\S+$/.test(text) ? text.slice(7) : 'hello@example.com')}`,
  }
}

export const textTooLong = (name: string, text: string, { field, maxLength }: FieldNode): Message => ({
  code: 'text-too-long',
  text: `${name} is ${[...text].length} characters long, but there is room for ${maxLength}.`,
  hint: field?.role === 'text' ? 'Shorten it, or move details to a longer text of the page.' : 'Shorten it.',
})

export function wordTooLong(name: string, text: string): Message {
  const word = longWordIn(text) ?? text
  return {
    code: 'word-too-long',
    text: `${name} has a word of ${[...word].length} characters, ${quote(word)}, but a line has room for ${LONGEST_WORD}.`,
    hint: 'Write a space or a hyphen where a new line can start, or use a shorter word.',
  }
}
