/** Control characters as their code, so that a message is what it looks like. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => codeOf(character))
}

/** `U+00A0`, the name by which a character can be looked up. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Every space that looks like an ordinary one. To replace them, or to search for the first. */
export const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Characters without a shape that no text needs: they hide words from readers, turn others around, or carry orders for
 * programs. Joiners between letters that need them, marks of direction, soft hyphens, styles of emoji and the flags of England,
 * Scotland and Wales are not among them.
 */
export const INVISIBLE = new RegExp(
  [
    String.raw`[\u17b4\u17b5\u180e\u200b\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]`,
    // What may stand before a character is looked at only where the character is: a look behind at every place is slow.
    String.raw`[\u200c\u200d](?<!\P{ASCII}.)`,
    String.raw`[\ufe00-\ufe0f](?<=[A-Za-z\ufe00-\ufe0f].)`,
    // Tags, but for those of a flag, of which the longest has five letters and an end.
    String.raw`[\u{e0000}-\u{e007f}](?<!\u{1f3f4}[\u{e0030}-\u{e007a}]{0,5}.)`,
    String.raw`[\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]`,
    // Forms of a Chinese character.
    String.raw`[\u{e0100}-\u{e01ef}](?<!\p{Script=Han}.)`,
  ].join('|'),
  'u',
)
