/** Names with capitals of their own, which a text in capitals hides. */
const NAMES = ['TikTok', 'TikToks', 'YouTube', 'Instagram', 'Facebook', 'LinkedIn', 'Reels', 'Stories', 'Shorts']
/** A text with a word this long in capitals is shouted; a shorter one can be a name. */
const SHOUTED = /\p{Lu}{5}/u

/** A text that was typed in capitals throughout, as an ordinary sentence. A single word can be a name, and stays. */
export function withoutShouting(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\s/u.test(text) || !SHOUTED.test(text)) return text
  const small = text.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())
  return small.replace(/\p{L}+/gu, (word) => NAMES.find((name) => name.toLowerCase() === word.toLowerCase()) ?? word)
}
