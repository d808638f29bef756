/** What is said about a number. */
import type { z } from 'zod'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'
import type { TextNode } from '../yaml'
import { numberIn } from './number-in'

export function wrongNumber(
  issue: z.core.$ZodIssue,
  name: string,
  node: TextNode,
  write: (text: string) => string,
): Message {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    return {
      code: 'wrong-number',
      text: `${name} is ${node.text}, but it must be ${bound}.`,
      hint: `For example:\n${write(String(issue.code === 'too_small' ? issue.minimum : issue.maximum))}`,
    }
  }
  const number = numberIn(node.text)
  return {
    code: 'wrong-number',
    text: `${name} is ${quote(node.text)}${node.quoted ? ' in quotation marks' : ''}, but a whole number is needed, without symbols, commas or units.`,
    hint:
      number !== undefined && /^\d{1,15}$/.test(number) ? `Write:\n${write(number)}` : `For example:\n${write('3000')}`,
  }
}
