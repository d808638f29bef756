/**
 * One value → a YAML scalar that is read as exactly that value: by the pipeline, whose rules on slips are stricter than
 * YAML's, and by tools that guess types.
 */
import { Scalar } from 'yaml'

export type ScalarValue = string | number | boolean

/** `like` is the scalar that stood here before; its style is kept where the new value allows it. */
export function scalarOf(value: ScalarValue, like: Scalar | undefined, inFlow: boolean): Scalar {
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : String(value)
  const style = typeof value === 'string' || like?.comment ? styleFor(text, like, inFlow) : Scalar.PLAIN
  const scalar = new Scalar(isBlock(style) ? withOldEnding(text, like) : text)
  scalar.type = style
  return scalar
}

/** A block keeps its form (`|` or `|-`) although a form field knows no line break at the end of a text. */
function withOldEnding(text: string, like: Scalar | undefined): string {
  if (!isBlock(like?.type) || text.endsWith('\n')) return text
  return text + (/\n*$/.exec(String(like?.value))?.[0] ?? '')
}

function styleFor(text: string, like: Scalar | undefined, inFlow: boolean): Scalar.Type {
  if (NEEDS_ESCAPES.test(text)) return Scalar.QUOTE_DOUBLE
  if (isBlock(like?.type) && !inFlow) return like?.type as Scalar.Type
  if (text.includes('\n')) return inFlow ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL
  if (like?.type === Scalar.QUOTE_DOUBLE || like?.type === Scalar.QUOTE_SINGLE) return like.type
  if (like?.comment && !CLEAR_OF_A_COMMENT.test(text)) return Scalar.QUOTE_DOUBLE
  const typedBefore = like !== undefined && TYPED.test(String(like.value))
  if (isPlain(text, inFlow) && (typedBefore || !TYPED.test(text))) return Scalar.PLAIN
  return /["\\]/.test(text) ? Scalar.QUOTE_SINGLE : Scalar.QUOTE_DOUBLE
}

const isBlock = (type: Scalar['type']): boolean => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED

/** Characters that would be lost or would end a line, except the line break itself. */
const NEEDS_ESCAPES = /[^\P{Cc}\n]|[\u2028\u2029\ufeff]|\p{Cs}/u

/** What YAML, in one of its versions, takes for a number, a truth value, a time or nothing. */
const TYPED = /^(?:true|false|yes|no|on|off|y|n|null|~|[-+]?[\d.][\d._]*(?:e[-+]?\d+)?|0[xo][\da-f]+|\d+(?::\d+)+)$/i

/** What the pipeline lets a comment follow without quotes: no text that the `#` might belong to. */
const CLEAR_OF_A_COMMENT = /^(?:true|false|\d+|\d{4}-\d{2}-\d{2})$/

/** Whether a text can stand without quotes. Narrower than YAML: a plain text starts with a letter or a digit. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (!/^[\p{L}\p{N}/$(+]/u.test(text) || /[\s\u200b\u2060]$/.test(text)) return false
  return !/:(?=\s|$)|\s#/.test(text) && !(inFlow && /[[\]{},:"']/.test(text))
}
