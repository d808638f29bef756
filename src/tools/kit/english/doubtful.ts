/** Spellings that are a mistake as often as a brand: somebody has to look. */
export const DOUBTFUL = /\b(?:cheeze|mylk|chik|kwik|lite|xtra|luv|thru|foto|klean|krispy|tek|kool|fresch)\b/gi

/** Words of a text that may not be meant. */
export const doubtfulIn = (text: string): string[] => [
  ...new Set((text.match(DOUBTFUL) ?? []).map((word) => word.toLowerCase())),
]
