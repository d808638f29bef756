/** The message about a text that is not an amount of money. Whether it fits the currency is in `check/amounts.ts`. */
import type { z } from 'zod'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'
import type { TextNode } from '../yaml'
import { numberIn } from './number-in'

export function wrongAmount(
  issue: z.core.$ZodIssue,
  name: string,
  { text, quoted }: TextNode,
  write: (text: string) => string,
): Message {
  const code = 'wrong-number'
  if (issue.code === 'too_small') {
    return { code, text: `${name} is ${text}, but it must be more than 0.`, hint: `For example:\n${write('3000')}` }
  }
  const number = numberIn(text)
  const cents = /^\d{1,3}\.\d{2}0$/.test(text) ? text.slice(0, -1) : undefined
  if (number !== undefined && cents !== undefined && !quoted) {
    return {
      code,
      text: `${name} is ${quote(text)}, which some people read as ${number} and others as ${cents}.`,
      hint: `Write one of:\n${write(number)}\n${write(cents)}`,
    }
  }
  return {
    code,
    text: `${name} is ${quote(text)}${quoted ? ' in quotation marks' : ''}, but only a number is needed, without symbols, spaces, commas or units.`,
    hint:
      number !== undefined && number.length < 13
        ? `Write:\n${write(number)}`
        : `For example:\n${write('3000')}\n${write('49.50')}`,
  }
}
