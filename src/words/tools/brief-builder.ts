/** Around the brief of the brief builder: its terms, what is missing, the creator’s page, and how it was written. */

// What was taken for granted.
export const defaults = 'Defaults, yours to change'

// What is named.
export const completeness = 'How complete it is'
export const namedOf = (named: number, all: number) => `${named} of ${all}`
export const namedInWords = 'named in your words'
export const present = 'Present'
export const missing = 'Missing'

// The one page for creators.
export const creatorPage = 'The creator’s page'
export const lengthOfPage = (words: number, most: number) =>
  `${words} of at most ${most} words. Send this one; keep the brief above for the agreement.`
export const copyCreatorPage = 'Copy creator’s page'

// How it was written.
export const goal = 'goal'
export const deliverable = 'deliverable'
export const splitInto = (goals: string, deliverables: string) =>
  `Your texts were split into ${goals} and ${deliverables}: lines, semicolons and commas separate; “and” separates where the next words are an item of their own. Every other sentence is a fixed one, chosen by the words in your items. Nothing about your product is invented: what only you can know is a placeholder, and what can be a rule is one of the defaults. Terms about money and rights are marked as proposals until you change them.`
export const rulesOfPoints =
  'A point counts as named by these rules, all of them about words, none about their quality:'
export const houseRules =
  'The weeks are a house rule: one week for three drafts, two for long videos and articles, one more for every six pieces beyond, and at most three pieces a week. For an event or a start they are counted back from it. Where they end after a day that you named, each step gets a day of its own; presents by parcel end two weeks before that day, all others one. Must-mentions stop at five because more of them read as a script. The disclosure line follows the country of the audience and is always there. The defaults are house rules, made to be fair to both sides. This is not legal advice.'

export const copyBrief = 'Copy brief'
