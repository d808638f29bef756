/** Cuts of the two typefaces, so that a row of names looks like a row of logos. */
const CUTS = [
  'font-display font-black tracking-tighter',
  'font-text font-extrabold uppercase tracking-[0.18em] text-[0.8em]',
  'font-text font-light tracking-tight',
  'font-display font-medium tracking-tight',
  'font-text font-black tracking-tighter',
  'font-text font-semibold uppercase tracking-[0.04em] text-[0.85em]',
]

/** Longer names do not fit the line of a logo on every screen. */
const LONG = 14

type ClientWordmarkProps = {
  name: string
  index: number
  /** Let a long name take two lines, as the nameplates of newspapers do. */
  stacked?: boolean
}

/** The name of a client or an outlet, set as a wordmark. */
export function ClientWordmark({ name, index, stacked = false }: ClientWordmarkProps) {
  const cut = CUTS[index % CUTS.length]
  const hasLongWord = name.split(/\s/).some((word) => word.length > LONG)
  // A long name takes several lines of its place instead of running into the next one.
  const lines =
    stacked || name.length > LONG
      ? 'min-h-16 text-wordmark-stacked leading-display text-balance'
      : 'h-16 text-wordmark leading-none whitespace-nowrap'
  return (
    <span className={`flex items-center justify-center px-4 text-center ${lines}`}>
      <span className={hasLongWord ? `${cut} min-w-0 wrap-anywhere` : cut}>{name}</span>
    </span>
  )
}
