import { leadingFigure } from '@/lib/leading-figure'

/** A figure longer than this, in characters, is set smaller, so that it stays on one line. */
const SHORT = 8

/** A result: its figure large, the words that explain it small. Read aloud, it is the sentence that an editor wrote. */
export function ResultFigure({ result, size = 'text-h1' }: { result: string; size?: string }) {
  const { figure, words } = leadingFigure(result)
  if (!figure) return <span className="block font-display text-h3 leading-snug font-bold">{words}</span>
  return (
    <>
      <span className={`figure block ${figure.length > SHORT ? 'text-h2' : size}`}>{`${figure} `}</span>
      <span className="mt-2 block max-w-88">{words}</span>
    </>
  )
}
