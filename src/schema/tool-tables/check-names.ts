/** What the release checker can check. The tool itself loads these names, so this file imports nothing. */

export const CHECK_GROUPS = ['tone', 'readability', 'relevance', 'structure', 'keywords', 'citation'] as const
/** How much a reader misses it. */
export const CHECK_WEIGHTS = ['essential', 'important', 'polish'] as const

/** What the tool can count or measure. */
export const RELEASE_CHECKS = [
  ...['hype', 'feelings', 'superlatives', 'exclamation', 'first-person', 'direct-address', 'capitals'],
  ...['long-sentence', 'paragraph', 'reading-ease', 'passive'],
  ...['who', 'what', 'figures', 'date', 'time'],
  ...['headline', 'lead', 'dateline', 'quote', 'boilerplate', 'contact', 'reach', 'release-line', 'end-mark'],
  ...['name-in-headline', 'headline-in-lead', 'own-keywords', 'stuffing'],
  ...['cited-figures', 'answer-first', 'full-names'],
] as const

export type CheckId = (typeof RELEASE_CHECKS)[number]
