/** A stretch of text: the index of its first character and the index after its last. Empty where something is missing. */
export type Span = { start: number; end: number }
