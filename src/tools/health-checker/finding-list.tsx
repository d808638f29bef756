import * as words from '@words/tools/health-checker'
import { Fragment } from 'react'
import { ExternalLink } from '@/components/external-link'
import type { Fix } from './check'
import { byReason, type Finding, type Place } from './findings'
import { markId } from './marks'

/** `onFix` makes a change in the text; its result follows. */
type FindingListProps = { text: string; findings: readonly Finding[]; onFix: (fix: Fix) => void }
type FindingItemProps = Omit<FindingListProps, 'findings'> & { finding: Finding }

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

function FindingItem({ finding, text, onFix }: FindingItemProps) {
  const { number, check, places, count, sources } = finding
  return (
    <li
      id={`finding-${number}`}
      tabIndex={-1}
      className="grid break-inside-avoid grid-cols-[3.25rem_1fr] py-4 target:bg-surface"
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
              <PlaceOfFinding key={place.start} {...{ finding, place, text, onFix }} />
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

function PlaceOfFinding({ finding, place, text, onFix }: FindingItemProps & { place: Place }) {
  const { name, fix } = place
  const found = text.slice(place.start, place.end)
  return (
    <div className="mt-1.5 border-l-2 border-accent pl-3">
      <p className="line-clamp-3 text-muted wrap-anywhere">
        <a href={`#${markId(finding, finding.places.indexOf(place))}`}>{name}</a>
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
