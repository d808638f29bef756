/** Turns a value into a YAML scalar that the pipeline, and any program that guesses types, reads as exactly that value. */
import { Scalar } from 'yaml'
import { canBePlain, looksTyped } from './quoting'

export type ScalarValue = string | number | boolean

/** `like` is the scalar that stood here before; its style is kept where the new value allows it. */
export function scalarOf(value: ScalarValue, like: Scalar | undefined, inFlow: boolean): Scalar {
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : String(value)
  const style = typeof value === 'string' || like?.comment ? styleFor(text, like, inFlow) : Scalar.PLAIN
  const scalar = new Scalar(isBlock(style) ? withOldEnding(text, like) : text)
  scalar.type = style
  return scalar
}

/** A block keeps its form (`|` or `|-`), although a form drops line breaks at the end of a text. */
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
  const typedBefore = like !== undefined && looksTyped(String(like.value))
  if (canBePlain(text, inFlow) && (typedBefore || !looksTyped(text))) return Scalar.PLAIN
  return /["\\]/.test(text) ? Scalar.QUOTE_SINGLE : Scalar.QUOTE_DOUBLE
}

const isBlock = (type: Scalar['type']): boolean => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED

/** Characters that YAML would drop or take for a line break, except the line break itself. */
const NEEDS_ESCAPES = /[^\P{Cc}\n]|[\u2028\u2029\ufeff]|\p{Cs}/u

/** Values that the pipeline allows without quotes before a comment: not a text that the `#` might belong to. */
const CLEAR_OF_A_COMMENT = /^(?:true|false|\d+|\d{4}-\d{2}-\d{2})$/
