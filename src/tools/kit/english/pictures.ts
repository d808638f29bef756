/** Emoji and what belongs to them. The marks of trade and copyright are no pictures, and `ℹ` is a letter. */
export const PICTURES =
  /(?![©®™ℹ])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu
