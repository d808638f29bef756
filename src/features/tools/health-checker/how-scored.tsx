import { ExternalLink } from '@/components/external-link'
import { HowComputed } from '../kit/how-computed'
import { MAX_MARKS_PER_CHECK, MIN_PROSE_WORDS } from './data/limits'
import { READ_ON, sources } from './data/sources'
import type { Health } from './health'
import { gradeLevel, readingEase, smogGrade } from './text/readability'

/** The sums, formulas, sources and limits behind a result, with the visitor's own numbers. */
export function HowScored({ health: { scores, overall, counts, release } }: { health: Health }) {
  const { words, sentences, syllables, polysyllables } = counts
  const sum = scores.reduce((total, { score }) => total + score, 0)
  const list = Object.values(sources)
  return (
    <HowComputed>
      <p>
        {scores.map(({ group, label, passed, total, score }) => (
          <span key={group}>
            {label} = {passed} of {total} checks passed = {score}
            <br />
          </span>
        ))}
        Overall score = ({scores.map(({ score }) => score).join(' + ')}) ÷ {scores.length} = {sum} ÷ {scores.length},
        rounded = {overall}
      </p>
      {words > 0 ? (
        <p>
          Flesch reading ease = 206.835 − 1.015 × ({words} words ÷ {sentences} sentences) − 84.6 × ({syllables}{' '}
          syllables ÷ {words} words) = {show(readingEase(counts))}
          <br />
          Flesch-Kincaid grade = 0.39 × ({words} ÷ {sentences}) + 11.8 × ({syllables} ÷ {words}) − 15.59 ={' '}
          {show(gradeLevel(counts))}
          <br />
          SMOG grade = 3.1291 + 1.043 × √({polysyllables} words of three or more syllables × 30 ÷ {sentences}) ={' '}
          {show(smogGrade(counts))}, an indication: it was made for 30 sentences
        </p>
      ) : null}
      <p>
        Sentences are those of lead, body and boilerplate, without the dateline. Syllables are counted by spelling rules
        for English, which differ from another counter (the package “syllable”) by under 1% on our own pages; numbers
        have none and are left out of the formulas. What stands in quotation marks is left out of tone.{' '}
        {release.organisation ? (
          <>
            The organization was read as <bdi>{release.organisation}</bdi>, from “About …” or else the lead.
          </>
        ) : (
          'No organization name was recognized.'
        )}
      </p>
      <p>
        A checker cannot measure whether your news is relevant to a journalist, which is the first thing they ask (
        <ExternalLink href={sources.stateOfMedia.href}>{sources.stateOfMedia.name}</ExternalLink>). The sub-score
        relevance only counts whether the facts are there that make relevance visible. It does not know whether they are
        true. Rules find words, not meanings: they miss some things and mark some that are fine.
      </p>
      <p>
        The rules are for English. Below {MIN_PROSE_WORDS} words of sentences, tone and readability cannot be judged. A
        check that cannot be judged, as one of the headline where there is none, does not pass. Each check marks at most{' '}
        {MAX_MARKS_PER_CHECK} places and counts the rest. All checks weigh the same in the score.
      </p>
      <p>Sources, read by {READ_ON} as stored copies; limits that no source gives are our own:</p>
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
