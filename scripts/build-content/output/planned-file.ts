/** A file of OUT before it is written. */
import { fingerprint } from '../../lib/fingerprint'
import { once } from '../../lib/once'

/** `key` is a fingerprint of everything that decides the text. Both are made when they are asked for. */
export type PlannedFile = {
  readonly key: string
  text: () => string | Promise<string>
}

/** Path below the output folder → the file. */
export type OutputPlan = Map<string, PlannedFile>

/** A file whose key is the fingerprint of its text. */
export function plannedText(make: () => string): PlannedFile {
  const text = once(make)
  return plannedFile(() => fingerprint(text()), text)
}

/** A file whose key is cheaper to make than its text. */
export function plannedFile(makeKey: () => string, text: PlannedFile['text']): PlannedFile {
  const key = once(makeKey)
  return {
    get key() {
      return key()
    },
    text,
  }
}
