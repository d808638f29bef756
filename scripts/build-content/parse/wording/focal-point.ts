/** What is said about a text that names no point of a picture. */
import { focalPointText, inSteps } from '../../../../src/lib/focal-point'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'

export function wrongFocalPoint(name: string, text: string, write: (text: string) => string): Message {
  const meant = pointIn(text)
  return {
    code: 'wrong-focal-point',
    text: `${name} is ${quote(text)}, but two percentages in steps of 5 are needed: how far the point is from the left, and how far from the top.`,
    hint: `${meant ? 'Write' : 'For example'}:\n${write(meant ?? '30% 20%')}`,
  }
}

/** The point that `33 20.5`, `0.3, 0.2` or `top left` probably means. */
function pointIn(text: string): string | undefined {
  const numbers = text.match(/-?\d+(?:\.\d+)?/g)?.map(Number)
  if (numbers) {
    const [x, y, ...more] = numbers
    if (x === undefined || y === undefined || more.length > 0) return undefined
    const scale = /\d\.\d/.test(text) && numbers.every((number) => number >= 0 && number <= 1) ? 100 : 1
    return focalPointText({ x: inSteps(x * scale), y: inSteps(y * scale) })
  }
  const x = /\bleft\b/i.test(text) ? 0 : /\bright\b/i.test(text) ? 100 : undefined
  const y = /\btop\b/i.test(text) ? 0 : /\bbottom\b/i.test(text) ? 100 : undefined
  if (x === undefined && y === undefined && !/\b(?:center|middle)\b/i.test(text)) return undefined
  return focalPointText({ x: x ?? 50, y: y ?? 50 })
}
