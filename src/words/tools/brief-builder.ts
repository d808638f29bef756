/** Around the brief of the brief builder: what is missing, the creator’s page, and how it was written. */

// What is filled in.
export const completeness = 'How complete it is'
export const namedOf = (named: number, all: number) => `${named} of ${all}`
export const namedInWords = 'fields and questions filled in'
export const present = 'Present'
export const missing = 'Missing'

// The one page for creators.
export const creatorPage = 'The creator’s page'
export const lengthOfPage = (words: number, most: number) =>
  `${words} of at most ${most} words, for creators; the brief above has the rest.`
/** @param fields the labels of the fields that make it too long */
export const tooLong = (words: number, most: number, fields: readonly string[]) =>
  `${words} words; a creator reads ${most}. ${fields.length > 0 ? `Shorten what you typed into ${fields.map((field) => `“${field}”`).join(' and ')}` : 'Strike what does not fit'}.`
export const copyCreatorPage = 'Copy creator’s page'

// How it was written.
export const houseRules = 'A point counts as present when it is filled in.'

export const copyBrief = 'Copy brief'
