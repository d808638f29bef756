import * as kit from '@words/tools/kit'
import * as words from '@words/tools/kit-briefs'
import { ExternalLink } from '@/components/external-link'
import { titleOf } from '../../shown'
import { OtherToolLink } from '../embed/other-tool-link'
import { GateNotices } from '../result/gate-notice'
import { gateField } from './gate'
import type { Chosen } from './questions'
import { stopFor } from './stop'

const CLAIM = gateField.options.find(({ value }) => value === 'claim')?.label ?? ''

/** What has to be known before a brief is used, or why there is none; and where the rules of its trade are. */
export function BriefNotices({ chosen, typed }: { chosen: Chosen; typed: string }) {
  const stop = stopFor(chosen)
  const authorities = stop ? [] : authoritiesOf(chosen)
  return (
    <>
      {stop ? (
        <p role="note" className="border-l-3 border-poor pl-5">
          {stop.text}
          {stop.slug && titleOf(stop.slug) ? (
            <>
              {' '}
              {kit.startWith(
                <OtherToolLink key="tool" slug={stop.slug}>
                  {titleOf(stop.slug)}
                </OtherToolLink>,
              )}
            </>
          ) : null}
        </p>
      ) : null}
      {chosen.gate === undefined && !stop ? (
        <p role="note" className="mt-6 border-l-3 border-warning pl-5">
          {chosen.sounds
            ? words.soundsLike(chosen.sounds.because, CLAIM, gateField.label)
            : words.answerFirst(gateField.label)}
        </p>
      ) : null}
      <GateNotices gate={stop ? undefined : chosen.gate} typed={typed} />
      {chosen.trades.length > 0 && !stop ? (
        <div role="note" className="mt-6 border-l-3 border-warning pl-5">
          <p>{authorities.length > 0 ? words.askLawyer : words.askLawyerAndRegulator}</p>
          {authorities.length > 0 ? (
            <ul className="mt-2 list-disc pl-5">
              {authorities.map(({ name, address }) => (
                <li key={address}>
                  <ExternalLink href={address}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** Where the rules are in the country of the audience; all of them while it is open. */
const authoritiesOf = ({ trades, country }: Chosen) =>
  trades
    .flatMap(({ authorities }) => authorities)
    .filter(({ of }) => !country || of === country.id || (of === 'eu' && country.isInEu))
    .filter(({ address }, index, all) => all.findIndex((other) => other.address === address) === index)
