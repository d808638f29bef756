/** Control characters as their code, so that a message is what it looks like. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => codeOf(character))
}

/** `U+00A0`, the name by which a character can be looked up. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Every space that looks like an ordinary one. To replace them, or to search for the first. */
export const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
