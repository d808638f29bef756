export type Country = 'us' | 'eu' | 'uk'
export const COUNTRIES: readonly { value: Country; label: string }[] = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'European Union' },
  { value: 'uk', label: 'United Kingdom' },
]

/** Counted from the moment you learn of it. Working days leave out Saturdays and Sundays. */
export type Limit = 'at once' | { hours: number } | { workingDays: number } | { days: number }

export type Duty = {
  id: string
  country: Country
  /** Ids of the kinds of crisis that it belongs to. */
  kinds: readonly string[]
  authority: string
  text: string
  limit: Limit
  /** Only after a death, or only where nobody died. */
  after?: 'death' | 'no death'
  source: { label: string; href: string }
}
