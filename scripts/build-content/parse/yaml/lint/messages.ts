/** Characters that look like others or like nothing, and what several rules say. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { codeOf } from '../../../../lib/visible'

/** Spaces that look like one and are none, to YAML. */
export const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Characters without a shape of their own. */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

export const oddSpace = (character: string, repaired: string): Message => ({
  code: 'odd-space',
  text: `There is a special space (${codeOf(character)}) here that looks like an ordinary one but is not.`,
  hint: `Replace it with an ordinary space:\n${repaired.trimEnd()}`,
})

export const invisibleCharacter = (character: string, repaired: string): Message => ({
  code: 'invisible-character',
  text: `There is an invisible character (${codeOf(character)}) here, which changes the name of the field.`,
  hint: `Delete it, or type the line again:\n${repaired.trimEnd()}`,
})

export const colonMessage = (value: string): Message => ({
  code: 'colon-in-value',
  text: `The text ${quote(value.trim())} contains a colon, so it would be read as a field.`,
})

export const specialStart = (value: string): Message => ({
  code: 'special-character',
  text: `The text starts with "${value[0]}", which has a special meaning at the start of a value.`,
})

export const continuedWithColon: Message = {
  code: 'unexpected-indentation',
  text: 'This line is indented, but the field above it already has a value.',
  hint: 'If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"',
}
