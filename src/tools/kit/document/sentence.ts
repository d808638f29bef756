/**
 * Sentences of ours with what a visitor typed or chose in them. Every slot is a phrase of a field that asks for just that
 * phrase, the words of a choice, or a blank in square brackets; nothing is cut, changed or guessed.
 */
import { oneLine } from './clean-text'

/** What each slot holds, as typed; and the words of its blank, for a slot that is left open. */
export type Slots = Readonly<Record<string, { typed?: string | undefined; blank: string }>>

/** The text that takes the place of a slot: what was typed, on one line, or its blank. */
function phraseOf(slot: { typed?: string | undefined; blank: string }): string {
  const typed = oneLine(slot.typed ?? '')
  return typed === '' ? `[${slot.blank}]` : typed
}

/** A sentence of a table with its slots filled. */
export const fillSentence = (sentence: string, slots: Slots): string =>
  sentence.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined
    return slot ? phraseOf(slot) : whole
  })
