import * as words from '@words/tools/health-checker'
import { ExternalLink } from '@/components/external-link'
import type { ReleaseTable } from '@/schema/tool-tables/release-checks'
import { HowComputed } from '../kit/result/how-computed'
import { type Health, MAX_MARKS_PER_CHECK, MIN_PROSE_WORDS } from './check-release'
import { scored } from './scoring'
import { CITED_RELEASES, HEADLINE_CUT, READ_ON, READING_OF_AI, STATE_OF_MEDIA } from './sources'
import { gradeLevel, readingEase } from './text/readability'

type HowScoredProps = { health: Health; table: ReleaseTable }

/** The sums, formulas, sources and limits behind a result, with the visitor's own numbers. */
export function HowScored({ health: { scores, overall, counts, release }, table }: HowScoredProps) {
  const ofTable = [...table.checks, ...table.hype].map(({ source = '', href }) => ({ name: source, href }))
  const linked = [
    ...new Map(
      [...ofTable, HEADLINE_CUT, STATE_OF_MEDIA, CITED_RELEASES, READING_OF_AI].map(({ name, href }) => [href, name]),
    ),
  ]
  return (
    <HowComputed>
      <p>
        {scores.map(({ group, label, passed, total, score }) => (
          <span key={group}>
            {score === undefined ? words.notInSum(label) : words.sumOfGroup(label, passed, total, score)}
            <br />
          </span>
        ))}
        {words.sumOfAll(scored(scores), overall)}
      </p>
      {counts.word > 0 && release.isEnglish ? (
        <p>
          {words.readingEase(counts, show(readingEase(counts)))}
          <br />
          {words.gradeLevel(counts, show(gradeLevel(counts)))}
        </p>
      ) : null}
      <p>
        {words.whatIsCounted} {release.sender ? words.sender(<bdi key="name">{release.sender}</bdi>) : words.noSender}
      </p>
      <p>
        {words.relevance(
          <ExternalLink key="source" href={STATE_OF_MEDIA.href}>
            {STATE_OF_MEDIA.name}
          </ExternalLink>,
        )}
      </p>
      {scores.some(({ group }) => group === 'citation') ? (
        <p>
          {words.citation(
            <ExternalLink key="releases" href={CITED_RELEASES.href}>
              {CITED_RELEASES.name}
            </ExternalLink>,
            <ExternalLink key="all" href={READING_OF_AI.href}>
              {READING_OF_AI.name}
            </ExternalLink>,
          )}
        </p>
      ) : null}
      <p>{words.limits(MIN_PROSE_WORDS, MAX_MARKS_PER_CHECK)}</p>
      <p>{words.sources(READ_ON)}</p>
      <ul>
        {linked.map(([href, name]) =>
          href ? (
            <li key={href}>
              <ExternalLink href={href}>{name}</ExternalLink>
            </li>
          ) : null,
        )}
      </ul>
    </HowComputed>
  )
}

const show = (value: number): string => value.toFixed(1).replace('-', '−')
