import { ExternalLink } from '@/components/external-link'
import { ResultTable } from '../kit/result-table'
import { EXAMPLES, expectAnswers, PROPEL_2023, PROPEL_2024, SAME_DAY_PERCENT, WITHIN_A_WEEK_PERCENT } from './answers'

/** What a number of pitches usually leads to, so that silence surprises nobody. */
export function ExpectedAnswers() {
  return (
    <section aria-labelledby="expected-answers" className="mt-14">
      <h3 id="expected-answers">How many answers to expect</h3>
      <p className="mt-2 max-w-measure text-muted">
        About 3 of 100 pitches are answered. {SAME_DAY_PERCENT} of 100 answers come on the same day, and{' '}
        {WITHIN_A_WEEK_PERCENT} of 100 articles within a week (
        <ExternalLink href={PROPEL_2023.href}>{PROPEL_2023.label}</ExternalLink>;{' '}
        <ExternalLink href={PROPEL_2024.href}>{PROPEL_2024.label}</ExternalLink>).
      </p>
      <div className="mt-6 max-w-[36rem]">
        <ResultTable
          caption="Answers to expect, by the number of pitches"
          head={['Pitches', 'Answers', 'Chance of at least one']}
          rows={EXAMPLES.map(expectAnswers).map(({ pitches, answers, chanceOfOne }) => [
            String(pitches),
            answers < 1 ? 'fewer than 1' : `about ${Math.round(answers)}`,
            `${Math.round(chanceOfOne * 100)}%`,
          ])}
        />
      </div>
    </section>
  )
}
