/** A text as part of a pattern. Browsers write one space where a text has others, such as those before French colons. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** Whatever begins with a text. */
export const beginning = (text: string) => new RegExp(`^${escaped(text)}`)
