import type { AudienceCountry } from './disclosure'

/** A trade in which advertising has rules of its own. */
export type Trade = {
  name: string
  words: RegExp
  /** For a country of the audience; `words` are all that the visitor typed. */
  rule: (country: AudienceCountry, words: string) => string
  /** For a page with room for few words. */
  inShort?: (country: AudienceCountry, words: string) => string
}

/** Words, or the beginnings of words where a star ends them, in any script. */
export const anyOf = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.replaceAll('*', '\\p{L}*').replaceAll(' | ', '|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )
