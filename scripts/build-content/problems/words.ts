/** How messages quote what an editor wrote. */

/** `"Desgin"`, shortened, with nothing in it that could disturb a terminal. */
export function quote(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return `"${visible(short)}"`
}

/** Control characters as their code, so that a message is what it looks like. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => codeOf(character))
}

/** `U+00A0`, the name by which a character can be looked up. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** `a, b or c` */
export function oneOf(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** A text as one YAML value that stays exactly that text, in double quotes where they do. */
export function yamlQuoted(text: string, mark: '"' | "'" = '"'): string {
  if (mark === '"' && !/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", "''")}'`
}

/** A text as a YAML value, in quotes only where it needs them. */
export function yamlValue(text: string): string {
  const plain = /^[\p{L}\p{N}/$(+][^\n]*$/u.test(text) && !/: |:$| #|^\s|\s$/.test(text)
  return plain ? text : yamlQuoted(text)
}
