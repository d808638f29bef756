import * as words from '@words/tools/health-checker'
import { ExternalLink } from '@/components/external-link'
import { HowComputed } from '../kit/result/how-computed'
import { MAX_MARKS_PER_CHECK, MIN_PROSE_WORDS } from './data/limits'
import { READ_ON, sources } from './data/sources'
import type { Health } from './health'
import { gradeLevel, readingEase, smogGrade } from './text/readability'

/** The sums, formulas, sources and limits behind a result, with the visitor's own numbers. */
export function HowScored({ health: { scores, overall, counts, release } }: { health: Health }) {
  const sum = scores.reduce((total, { score }) => total + score, 0)
  const list = Object.values(sources)
  return (
    <HowComputed>
      <p>
        {scores.map(({ group, label, passed, total, score }) => (
          <span key={group}>
            {words.sumOfGroup(label, passed, total, score)}
            <br />
          </span>
        ))}
        {words.sumOfAll(
          scores.map(({ score }) => score),
          sum,
          overall,
        )}
      </p>
      {counts.words > 0 ? (
        <p>
          {words.readingEase(counts, show(readingEase(counts)))}
          <br />
          {words.gradeLevel(counts, show(gradeLevel(counts)))}
          <br />
          {words.smogGrade(counts, show(smogGrade(counts)))}
        </p>
      ) : null}
      <p>
        {words.whatIsCounted}{' '}
        {release.organisation ? words.organization(<bdi key="name">{release.organisation}</bdi>) : words.noOrganization}
      </p>
      <p>
        {words.relevance(
          <ExternalLink key="source" href={sources.stateOfMedia.href}>
            {sources.stateOfMedia.name}
          </ExternalLink>,
        )}
      </p>
      <p>{words.limits(MIN_PROSE_WORDS, MAX_MARKS_PER_CHECK)}</p>
      <p>{words.sources(READ_ON)}</p>
      <ul>
        {list.map((source) =>
          'href' in source ? (
            <li key={source.href}>
              <ExternalLink href={source.href}>{source.name}</ExternalLink>
            </li>
          ) : null,
        )}
      </ul>
    </HowComputed>
  )
}

function show(value: number): string {
  return value.toFixed(1).replace('-', '−')
}
