/** What is said about a sentence of a tool whose slots do not fit. */
import type { FieldRole } from '../../../../src/schema/fields'
import { slotsIn, standsApart } from '../../../../src/schema/tool-tables/sentence'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { oneOf, quote } from '../../../lib/diagnostics/words'

export function wrongSlot(
  name: string,
  text: string,
  { slots, free }: Extract<FieldRole, { role: 'sentence' }>,
): Message | undefined {
  const unknown = slotsIn(text).find((slot) => !slots.includes(slot))
  if (unknown !== undefined) {
    const meant = nearest(unknown, slots)
    return {
      code: 'wrong-slot',
      text: `${name} has {${unknown}}, but the tool fills in ${oneOf(slots.map((slot) => `{${slot}}`))} only.`,
      hint: meant
        ? `Did you mean {${meant}}?`
        : `Use one of them, or write in square brackets what visitors fill in themselves: [${unknown}].`,
    }
  }
  const glued = free.find((slot) => !standsApart(text, slot))
  if (glued === undefined) return undefined
  return {
    code: 'wrong-slot',
    text: `${name} leads up to {${glued}} in ${quote(text)}, but a visitor can type anything there.`,
    hint: `Put {${glued}} alone, before or after a colon, or in quotation marks: “{${glued}}”.`,
  }
}
