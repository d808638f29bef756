import * as words from '@words/tools/crisis-responses'
import { useId } from 'react'

/** What to do and what not to do before the next update. */
export function FirstHours({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  return (
    <section aria-labelledby="first-hours" className="mt-16 border-t-3 border-ink pt-5">
      <h3 id="first-hours">{words.firstHours}</h3>
      <div className="mt-6 grid gap-12 @3xl:grid-cols-2">
        <AdviceList heading={words.dos} advice={dos} />
        <AdviceList heading={words.donts} advice={donts} />
      </div>
    </section>
  )
}

function AdviceList({ heading, advice }: { heading: string; advice: readonly string[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="kicker text-accent">
        {heading}
      </h4>
      <ul className="mt-3">
        {advice.map((text) => (
          <li key={text} className="border-b border-rule py-3">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
