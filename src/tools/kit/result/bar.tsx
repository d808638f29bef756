/** Never thinner than this share of the full length, so that a value is always seen. */
const THINNEST = 0.008

type BarProps = {
  /** Length as a share of the full width, 0 to 1. */
  share: number
  /** The one series a reader should look at. */
  isHighlighted?: boolean
}

/** A bar as wide as its container allows. Its number is beside it as text, so the bar itself is silent. */
export function Bar({ share, isHighlighted = false }: BarProps) {
  const width = Math.min(1, Math.max(THINNEST, share)) * 100
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-5 w-full bg-surface" aria-hidden="true">
      <rect width={width} height="4" className={isHighlighted ? 'fill-accent' : 'fill-ink'} />
    </svg>
  )
}
