export type Country = 'us' | 'eu' | 'uk'
export const COUNTRIES: readonly { value: Country; label: string }[] = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'European Union' },
  { value: 'uk', label: 'United Kingdom' },
]

/** The number for every emergency: 112 is the same in all of the European Union. */
export const EMERGENCY_NUMBERS: Record<Country, string> = { us: '911', eu: '112', uk: '999' }

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
  /** For companies with listed shares only. */
  isForListed?: true
  source: { label: string; href: string }
}
