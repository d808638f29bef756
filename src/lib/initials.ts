/**
 * The letters that stand for a person without a photograph: those of the first and of the last name. Titles such as
 * `Dr.` and small words such as `von` are left out where a name has others.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word))
  const names = words.filter((word) => !word.endsWith('.') && !/^\p{Ll}/u.test(word))
  const [first, ...others] = names.length > 0 ? names : words
  const letters = [first, others.at(-1)].map((word) => /\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
  return letters.join('').toUpperCase()
}
