/** What is said about a number. */
import type { z } from 'zod'
import type { Message } from '../../diagnostics/diagnostic'
import { quote } from '../../diagnostics/words'
import type { TextNode } from '../yaml'

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
    hint: number !== undefined && number.length < 16 ? `Write:\n${write(number)}` : `For example:\n${write('3000')}`,
  }
}

/** `$3,000 per month`, `3k`: the whole number that a text most likely means. */
function numberIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const thousands = /^\D{0,4}(\d{1,6})\s*k$/i.exec(plain)?.[1]
  if (thousands) return `${Number(thousands)}000`
  const digits =
    /^(?:US)?[$€£]?\s*(\d[\d\s,'’_.]*?)(?:[.,](?:0{1,2}|-))?[,;]?\s*(?:[$€£]|USD|EUR|dollars)?\s*(?:\/.*|(?:per|a) .*)?$/i.exec(
      plain,
    )?.[1]
  if (digits === undefined || /\d[.]\d{1,2}$/.test(digits)) return undefined
  return digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}
