import * as words from '@words/tools/health-checker'
import type { Recommendation } from './findings'

/** The three changes that are worth most, in order. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <section aria-labelledby="recommendations" className="mt-14">
      <h3 id="recommendations">{words.recommendations}</h3>
      <ol className="ledger mt-5 max-w-4xl">
        {recommendations.map(({ title, text, finding }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] py-5">
            <span className="figure text-h3 text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="mt-1 text-muted">
                {text}{' '}
                {finding ? (
                  <a href={`#mark-${finding}`} className="whitespace-nowrap">
                    {words.seeMark(finding)}
                  </a>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-small text-muted">{words.order}</p>
    </section>
  )
}
