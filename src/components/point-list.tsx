/** Points with a short rule instead of a dot. */
export function PointList({ points, className = '' }: { points: string[]; className?: string }) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li
          key={point}
          className="grid grid-cols-[1.75rem_1fr] border-b border-rule py-3.5 first:border-t-3 first:border-t-ink"
        >
          <span className="mt-[0.7em] h-0.5 w-3.5 bg-accent" aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  )
}
