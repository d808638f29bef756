/** What is said about numbers and amounts of money. Whether an amount fits the currency is in `check/values.ts`. */
import type { z } from 'zod'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'
import type { TextNode } from '../yaml'

const WRITTEN =
  /^(?:[A-Z]{1,3}\s*)?\p{Sc}?\s*(\d[\d\s,.'’_]*?)(?:[.,][-–])?[,;]?\s*(?:\p{Sc}|[A-Z]{3}\b|(?:dollar|euro|franc|pound)s?\b|yen\b)?\s*(?:\/.*|(?:per|an?|pro|im|par) .*)?$/u

/**
 * The number that a text most likely means, with a point before its last digits; nothing where it is not a number.
 * @returns such as `3000` or `49.50`
 */
function numberIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const thousands = /^\D{0,4}(\d{1,6})\s*k$/i.exec(plain)?.[1]
  if (thousands) return `${Number(thousands)}000`
  const digits = WRITTEN.exec(plain)?.[1]?.replace(/[\s'’_]/g, '')
  if (digits === undefined) return undefined
  const [, whole = '', end = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  // What is left between digits parts thousands.
  if (!/^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(whole)) return undefined
  const number = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return /^0*$/.test(end) ? number : `${number}.${end}`
}

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
