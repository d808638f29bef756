/** A text as part of a pattern. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whatever begins with a text. */
export const beginning = (text: string) => new RegExp(`^${escaped(text)}`)
