/** Cuts of the two typefaces, so that a row of names looks like a row of logos. */
const CUTS = [
  'font-display font-black tracking-[-0.05em]',
  'font-text font-extrabold uppercase tracking-[0.18em] text-[0.8em]',
  'font-text font-light tracking-[-0.02em]',
  'font-display font-medium tracking-[-0.02em]',
  'font-text font-black tracking-[-0.05em]',
  'font-text font-semibold uppercase tracking-[0.04em] text-[0.85em]',
]

/** A client's name set as a wordmark. */
export function ClientWordmark({ name, index }: { name: string; index: number }) {
  return (
    <span className="flex h-16 items-center justify-center px-4 text-center text-[clamp(1.375rem,1rem+1.2vw,2.125rem)] leading-none whitespace-nowrap">
      <span className={CUTS[index % CUTS.length]}>{name}</span>
    </span>
  )
}
