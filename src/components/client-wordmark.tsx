/** Cuts of the two typefaces, so that a row of names looks like a row of logos. */
const CUTS = [
  'font-display font-black tracking-[-0.05em]',
  'font-text font-extrabold uppercase tracking-[0.18em] text-[0.8em]',
  'font-text font-light tracking-[-0.02em]',
  'font-display font-medium tracking-[-0.02em]',
  'font-text font-black tracking-[-0.05em]',
  'font-text font-semibold uppercase tracking-[0.04em] text-[0.85em]',
]

type ClientWordmarkProps = {
  name: string
  index: number
  /** Let a long name take two lines, as the nameplates of newspapers do. */
  stacked?: boolean
}

/** The name of a client or an outlet, set as a wordmark. */
export function ClientWordmark({ name, index, stacked = false }: ClientWordmarkProps) {
  const lines = stacked
    ? 'min-h-16 text-wordmark-stacked leading-[1.05] text-balance'
    : 'h-16 text-wordmark leading-none whitespace-nowrap'
  return (
    <span className={`flex items-center justify-center px-4 text-center ${lines}`}>
      <span className={CUTS[index % CUTS.length]}>{name}</span>
    </span>
  )
}
