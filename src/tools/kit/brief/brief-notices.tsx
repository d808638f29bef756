import * as kit from '@words/tools/kit'
import * as words from '@words/tools/kit-briefs'
import { ExternalLink } from '@/components/external-link'
import { GateNotices, NoticeWithTool } from '../result/gate-notice'
import type { Chosen } from './chosen'
import { gateField, gateLabel } from './gate'
import { soundsLike, stopFor } from './stop'

type BriefNoticesProps = {
  chosen: Chosen
  typed: string
  /** The phrases that are not printed, each with its reason. */
  held: readonly string[]
}

/** What has to be known before a brief is used, or why there is none; and where the rules of its trade are. */
export function BriefNotices({ chosen, typed, held }: BriefNoticesProps) {
  const { gate, gates, graver, sounds, trades } = chosen
  const stop = stopFor(chosen)
  if (stop)
    return (
      <>
        <NoticeWithTool {...stop} />
        <GateNotices gate={undefined} typed={typed} />
      </>
    )
  const authorities = authoritiesOf(chosen)
  return (
    <>
      {graver ? <NoticeWithTool text={kit.graverAnswer(graver.because, gateLabel(graver.value))} /> : null}
      {gate === undefined ? (
        <p role="note" className="mt-6 border-l-3 border-warning pl-5">
          {sounds ? soundsLike(sounds, gateField.label) : words.answerFirst(gateField.label)}
        </p>
      ) : null}
      {held.map((text) => (
        <NoticeWithTool key={text} text={text} />
      ))}
      <GateNotices gate={gate} typed={typed} />
      {gates.slice(1).map((gate) => (
        <GateNotices key={gate} gate={gate} typed="" />
      ))}
      {!gates.includes('harm') && trades.some((trade) => trade.authorities.length > 0) ? (
        <div role="note" className="mt-6 border-l-3 border-warning pl-5">
          <p>{words.checkRules(chosen.needsLawyer)}</p>
          <ul className="mt-2 list-disc pl-5">
            {authorities.map(({ name, address }) => (
              <li key={address}>
                <ExternalLink href={address}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

/** Where the rules are in the countries of the audience; all of them while they are open. */
const authoritiesOf = ({ trades, countries }: Chosen) =>
  trades
    .flatMap(({ authorities }) => authorities)
    .filter(
      ({ of }) => countries.length === 0 || countries.some(({ id, isInEu }) => of === id || (of === 'eu' && isInEu)),
    )
    .filter(({ address }, index, all) => all.findIndex((other) => other.address === address) === index)
