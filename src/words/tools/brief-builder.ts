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
  `${words} of at most ${most} words. Send this one; keep the brief above for the agreement.`
/** @param field the label of the field that makes it too long */
export const tooLong = (words: number, most: number, field: string) =>
  `${words} words; a creator reads ${most}. Shorten what you typed into “${field}”.`
export const copyCreatorPage = 'Copy creator’s page'

// How it was written.
export const houseRules =
  'A point counts as present when it is filled in, whatever its quality. Must-mentions stop at five because more read as a script. Payment and costs are house rules.'

export const copyBrief = 'Copy brief'
