/** The result of the performance tracker: rates with their scores, insights, tables, and how they were computed. */

// Nouns that are counted.
export const impression = 'impression'
export const follower = 'follower'

// Counts that cannot be.
export const checkNumbers = 'Please check your numbers.'
/** Between the names of counts. */
export const and = ' and '
/** @param counts what exceeds the impressions, in words */
export const implausible = (counts: string, hasLikes: boolean) =>
  `${counts} exceed the impressions, although nobody can ${hasLikes ? 'like' : 'save'} a post that was not shown. The rates below are computed as entered.`

// The two rates.
export const engagementRate = 'Engagement rate'
export const reachRate = 'Reach rate'
export const engagementOf = (reactions: string, impressions: string) =>
  `${reactions} likes, comments and shares ÷ ${impressions}`
export const beyondScale = 'The bar ends with the scale; the rate goes on.'
export const marksOn = (platform: string) =>
  `Each mark shows where its score begins on ${platform}; below the first, a rate needs improvement. These are house benchmarks.`

export const insights = 'Insights'
export const reactions = 'What people did'
export const sharesOfImpressions = 'Shares of the impressions. All bars start at zero.'

// The tables.
export const againstBenchmarks = 'Against the benchmarks'
export const benchmarksFor = (platform: string) => `Benchmarks for ${platform}`
export const figure = 'Figure'
export const yourPost = 'Your post'
export const score = 'Score'
export const scoreFrom = (score: string) => `${score} from`
export const allRates = 'All rates'
export const rate = 'Rate'
export const computedFrom = 'Computed from'
export const value = 'Value'

// How the rates were computed.
export const marks = (excellent: string, good: string, average: string, lowest: string) =>
  `Each benchmark has three marks, called poor, average and good in the house table. A rate that reaches the third is ${excellent}, the second ${good}, the first ${average}; below all of them it is ${lowest}. A rate exactly on a mark has reached it. Scores are decided on the counts you entered, not on rounded percentages.`
export const houseBenchmarks = (platform: string, contentType: string) =>
  `The marks are house benchmarks for ${platform}, not an industry average, and they do not know the size of the account or its field. The content type (${contentType}) is kept with the result and does not change the numbers.`
export const denominator =
  'Mind the denominator. Here engagement is taken from impressions; many tools and published averages take it from followers, which gives another number for the same post. The table has both. Impressions count views, not people, so reach can exceed 100%.'
export const rulesOfInsights = 'An insight appears when its rule holds:'

export const downloadCsv = 'Download CSV'
