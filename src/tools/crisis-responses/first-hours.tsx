import * as words from '@words/tools/crisis-responses'
import { ExternalLink } from '@/components/external-link'
import type { Advice } from './checklists'

/** What to do and what not to do before the next update. */
export function FirstHours({ dos, donts }: { dos: readonly Advice[]; donts: readonly Advice[] }) {
  return (
    <section aria-labelledby="first-hours" className="mt-16 border-t-3 border-ink pt-5">
      <h3 id="first-hours">{words.firstHours}</h3>
      <div className="mt-6 grid gap-12 lg:grid-cols-2">
        <AdviceList heading={words.dos} advice={dos} />
        <AdviceList heading={words.donts} advice={donts} />
      </div>
    </section>
  )
}

function AdviceList({ heading, advice }: { heading: string; advice: readonly Advice[] }) {
  return (
    <section>
      <h4 className="kicker text-accent">{heading}</h4>
      <ul className="mt-3">
        {advice.map(({ text, source }) => (
          <li key={text} className="border-b border-rule py-3">
            {text}
            {source ? (
              <span className="mt-1 block text-small text-muted">
                {words.source(
                  <ExternalLink key="source" href={source.href}>
                    {source.label}
                  </ExternalLink>,
                )}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
