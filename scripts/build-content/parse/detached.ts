/**
 * A text with memory of its own. A part of a text is otherwise a view of the whole: a short value that is kept would keep
 * the file that it was read from.
 */
export const detached = (text: string): string => ` ${text}`.slice(1)
