import * as words from '@words/tools/health-checker'
import type { Finding } from './findings'
import { type Line, type Mark, markText, type Piece } from './marks'

/** A word that is short enough to be kept in one piece. */
const FIRST_WORD = /^\S{1,20}(?!\S)/

type MarkedReleaseProps = { text: string; findings: readonly Finding[] }

/** The text itself. Each mark has the number of its finding, and leads to it. */
export function MarkedRelease({ text, findings }: MarkedReleaseProps) {
  return (
    <div
      role="group"
      aria-label={words.releaseWithMarks}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
      tabIndex={0}
      className="border-t-3 border-ink bg-surface px-4 py-5 sm:px-6 lg:max-h-[calc(100svh-10rem)] lg:overflow-y-auto print:max-h-none print:overflow-visible print:px-0"
    >
      {markText(text, findings).map((line) => (
        <ReleaseLine key={line.start} line={line} />
      ))}
    </div>
  )
}

function ReleaseLine({ line }: { line: Line }) {
  if (line.pieces.length === 0) return <p className="h-4" />
  return (
    <p dir="auto" className="whitespace-pre-wrap text-small leading-7 wrap-anywhere">
      {line.pieces.map((piece) => (
        <MarkedPiece key={piece.start + piece.text} piece={piece} />
      ))}
    </p>
  )
}

function MarkedPiece({ piece: { text, isMarked, begins } }: { piece: Piece }) {
  const missing = begins.filter(({ start, end }) => start === end)
  const found = begins.filter(({ start, end }) => start < end)
  // A number never stands at the end of a line without the word that it belongs to.
  const word = found.length > 0 ? (text.match(FIRST_WORD)?.[0] ?? '') : ''
  const content = (
    <>
      <span className="whitespace-nowrap">
        {found.map((mark) => (
          <MarkNumber key={mark.id} mark={mark} />
        ))}
        {word}
      </span>
      {text.slice(word.length)}
    </>
  )
  return (
    <>
      {missing.map((mark) => (
        <mark
          key={mark.id}
          className="mx-0.5 inline-block border border-dashed border-accent bg-transparent pr-1 text-ink"
        >
          <MarkNumber mark={mark} />
          <span className="italic">{words.missing(mark.finding.check.name)}</span>
        </mark>
      ))}
      {isMarked ? <mark className="border-b-2 border-accent bg-accent/12 text-ink">{content}</mark> : content}
    </>
  )
}

function MarkNumber({ mark: { id, finding } }: { mark: Mark }) {
  return (
    <a
      id={id}
      href={`#finding-${finding.number}`}
      aria-label={words.markOf(finding.number, finding.check.name)}
      className="mr-1 inline-block min-w-6 bg-accent px-1 text-center text-xs leading-6 font-bold text-accent-ink no-underline print:border print:border-ink print:bg-transparent print:text-ink target:outline-3 target:outline-offset-2 target:outline-ink"
    >
      {finding.number}
    </a>
  )
}
