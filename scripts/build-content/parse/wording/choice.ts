/** What is said about a value that must be one of a few. */
import type { z } from 'zod'
import type { FieldNode } from '../../../../src/schema/field-tree'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest, nearestChoice } from '../../../lib/diagnostics/suggest'
import { oneOf, quote } from '../../../lib/diagnostics/words'
import type { TextNode } from '../yaml'

export function wrongBoolean(name: string, { text, quoted }: TextNode, write: (text: string) => string): Message {
  const meant = nearest(text.replace(/\W+$/, ''), ['true', 'false'])
  const meansYes = meant === 'true' || /^(?:y|yes|on|1|x|ja|oui|s[ií])$/i.test(text)
  const meansNo = meant === 'false' || /^(?:n|no|off|0|nein|non)$/i.test(text)
  const found = quoted ? `the text ${quote(text)} in quotation marks` : quote(text)
  return {
    code: 'wrong-boolean',
    text: `${name} is ${found}, but only true or false is allowed here.`,
    hint:
      meansYes || meansNo ? `Write:\n${write(String(meansYes))}` : `Write one of:\n${write('true')}\n${write('false')}`,
  }
}

export function choicesOf(issue: z.core.$ZodIssue, field: FieldNode): string[] | undefined {
  return field.enum ?? (issue.code === 'invalid_value' ? issue.values.map(String) : undefined)
}

export function wrongChoice(name: string, text: string, choices: string[], write: (text: string) => string): Message {
  const meant = nearestChoice(text, choices)
  return {
    code: 'wrong-choice',
    text: `${name} is ${quote(text)}, but it must be one of ${oneOf(choices)}.`,
    hint: meant ? `Did you mean ${quote(meant)}? Write:\n${write(meant)}` : `For example:\n${write(choices[0] ?? '')}`,
  }
}
