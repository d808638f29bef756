import * as words from '@words/tools/health-checker'
import { ExternalLink } from '@/components/external-link'
import { sources } from './data/sources'
import { fixFor } from './fixes'
import { excerpt } from './group-findings'
import type { Health } from './health'
import type { Finding, Fix } from './types'

type FindingListProps = {
  health: Health
  /** Makes a change in the release; its result follows. */
  onFix: (fix: Fix) => void
}

/** Every finding: what, where, why, what to do, and who says so. Its number leads back to the mark in the text. */
export function FindingList({ health: { text, findings, results, release, isRelease }, onFix }: FindingListProps) {
  const cut = results.filter(({ count, faults }) => count > faults.length)
  if (findings.length === 0) return <p className="border-t-3 border-ink pt-5">{words.nothingFound}</p>
  return (
    <>
      <ol className="ledger" aria-label={words.findings}>
        {findings.map((finding) => (
          <FindingItem
            key={finding.number}
            finding={finding}
            found={excerpt(finding, text)}
            fix={fixFor(finding, release, isRelease)}
            onFix={onFix}
          />
        ))}
      </ol>
      {cut.map(({ check, count, faults }) => (
        <p key={check.id} className="mt-3 text-small text-muted">
          {words.firstOfMany(check.short, count, faults.length)}
        </p>
      ))}
    </>
  )
}

type FindingItemProps = { finding: Finding; found: string; fix: Fix | undefined; onFix: (fix: Fix) => void }

function FindingItem({ finding, found, fix, onFix }: FindingItemProps) {
  const { number, check, place, reason, remedy } = finding
  const source = sources[finding.source]
  return (
    <li
      id={`finding-${number}`}
      tabIndex={-1}
      className="grid scroll-mt-28 break-inside-avoid grid-cols-[3.25rem_1fr] py-4 target:bg-surface"
    >
      <a
        href={`#mark-${number}`}
        aria-label={words.backToMark(number)}
        className="flex size-11 items-start justify-center pt-0.5 font-bold no-underline hover:text-accent"
      >
        <span className="min-w-6 bg-accent px-1 text-center text-xs leading-6 text-accent-ink print:border print:border-ink print:bg-transparent print:text-ink">
          {number}
        </span>
      </a>
      <div className="min-w-0 text-small">
        <p>
          <strong>{check.short}</strong> <span className="text-muted">{place}</span>
        </p>
        {found ? (
          <p dir="auto" className="mt-1 border-l-2 border-accent pl-3 text-muted [overflow-wrap:anywhere]">
            {found}
          </p>
        ) : null}
        <p className="mt-1">{reason}</p>
        <p className="mt-1">
          <span className="font-semibold">{words.remedy}</span> {remedy}
        </p>
        {fix ? (
          <button type="button" className="button button-quiet no-print mt-2 text-left" onClick={() => onFix(fix)}>
            {fix.label}
          </button>
        ) : null}
        <p className="mt-1 text-muted">
          {words.source(
            'href' in source ? (
              <ExternalLink key="source" href={source.href}>
                {source.name}
              </ExternalLink>
            ) : (
              source.name
            ),
          )}
        </p>
      </div>
    </li>
  )
}
