/** Letters and digits of a text: the same for what somebody typed and for how the page sets it. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
