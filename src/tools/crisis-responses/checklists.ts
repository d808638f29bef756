import { CERC_SOURCE } from './first-message-check'
import type { ScenarioReading } from './read-scenario'

export type Advice = { text: string; source?: { label: string; href: string } }

/** Whatever the crisis. Without a source, it is house advice. */
const ALWAYS_DO: readonly Advice[] = [
  { text: 'Make people safe first, then speak.' },
  { text: 'Name one person who decides and one who speaks, each with a deputy.' },
  { text: 'Be quick, be right and be credible; show empathy and give people something to do.', source: CERC_SOURCE },
  { text: 'Tell your staff before the public, even if only by minutes.' },
  { text: 'Have a lawyer read every document before it goes out, but do not wait a day for it.' },
  { text: 'Give an update at the time you announced, even if there is nothing new.' },
  { text: 'Write down who decided what, when, and on which facts.' },
]
const NEVER_DO: readonly Advice[] = [
  { text: 'Do not answer “no comment”: people read it as a yes.' },
  { text: 'Do not guess at causes, numbers or who is to blame.' },
  { text: 'Do not admit or deny liability before a lawyer has looked at it.' },
  { text: 'Do not delete posts, mails or files about it.' },
  { text: 'Do not tell different groups different things.' },
  { text: 'Do not send a document in which a [placeholder] is left.' },
]

/** What to do and not to do in the first hours; first what always holds, then what this crisis adds. */
export function firstHours({ kinds }: ScenarioReading): { dos: Advice[]; donts: Advice[] } {
  const own = kinds.flatMap(({ kind: { dos } }): Advice[] => dos.map((text) => ({ text })))
  return { dos: [...ALWAYS_DO, ...own], donts: [...NEVER_DO] }
}
