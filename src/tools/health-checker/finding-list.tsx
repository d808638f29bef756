import * as words from '@words/tools/health-checker'
import { Fragment } from 'react'
import { ExternalLink } from '@/components/external-link'
import type { Fix } from './check'
import { byReason, type Finding, type Place } from './findings'
import { markId } from './marks'

/** Makes a change in the text; its result follows. */
type OnFix = (fix: Fix) => void

type FindingListProps = { text: string; findings: readonly Finding[]; onFix: OnFix }

/** Every finding: what, where, why, what to do, and who says so. Its number is that of its marks in the text. */
export function FindingList({ text, findings, onFix }: FindingListProps) {
  if (findings.length === 0) return <p className="border-t-3 border-ink pt-5">{words.nothingFound}</p>
  return (
    <ol className="ledger" aria-label={words.findings}>
      {findings.map((finding) => (
        <FindingItem key={finding.check.id} finding={finding} text={text} onFix={onFix} />
      ))}
    </ol>
  )
}

function FindingItem({ finding, text, onFix }: { finding: Finding; text: string; onFix: OnFix }) {
  const { number, check, places, count, sources } = finding
  return (
    <li
      id={`finding-${number}`}
      tabIndex={-1}
      className="grid scroll-mt-28 break-inside-avoid grid-cols-[3.25rem_1fr] py-4 target:bg-surface"
    >
      <a
        href={`#${markId(finding, 0)}`}
        aria-label={words.backToMark(number)}
        className="flex size-11 items-start justify-center pt-0.5 font-bold no-underline hover:text-accent"
      >
        <span className="min-w-6 bg-accent px-1 text-center text-xs leading-6 text-accent-ink print:border print:border-ink print:bg-transparent print:text-ink">
          {number}
        </span>
      </a>
      <div className="min-w-0 text-small">
        <p>
          <strong>{check.name}</strong> <span className="text-muted">{words.weight(check.weight, count)}</span>
        </p>
        {byReason(places).map(([reason, own]) => (
          <div key={reason} className="mt-1.5">
            {own.map((place) => (
              <PlaceOfFinding
                key={place.start}
                place={place}
                href={`#${markId(finding, places.indexOf(place))}`}
                found={excerpt(place, text)}
                onFix={onFix}
              />
            ))}
            <p className="mt-1">{reason}</p>
          </div>
        ))}
        {count > places.length ? <p className="mt-1 text-muted">{words.firstOfMany(count, places.length)}</p> : null}
        <p className="mt-2">
          <span className="font-semibold">{words.remedy}</span> {check.remedy}
        </p>
        <p className="mt-1 text-muted">
          {words.source(
            sources.map(({ name, href }, index) => (
              <Fragment key={name}>
                {index > 0 ? '; ' : ''}
                {href ? <ExternalLink href={href}>{name}</ExternalLink> : name}
              </Fragment>
            )),
          )}
        </p>
      </div>
    </li>
  )
}

type PlaceProps = { place: Place; href: string; found: string; onFix: OnFix }

function PlaceOfFinding({ place: { name, fix }, href, found, onFix }: PlaceProps) {
  return (
    <div className="mt-1.5 border-l-2 border-accent pl-3">
      <p className="text-muted [overflow-wrap:anywhere]">
        <a href={href}>{name}</a>
        {found ? ': ' : ''}
        <bdi>{found}</bdi>
      </p>
      {fix ? (
        <button type="button" className="button button-quiet no-print my-2 text-left" onClick={() => onFix(fix)}>
          {fix.label}
        </button>
      ) : null}
    </div>
  )
}

/** The words of a place, shortened; nothing where something is missing. */
function excerpt({ start, end }: Place, text: string): string {
  const found = text.slice(start, end).replace(/\s+/g, ' ')
  return found.length > 90 ? `${Array.from(found).slice(0, 85).join('').trimEnd()} …` : found
}
