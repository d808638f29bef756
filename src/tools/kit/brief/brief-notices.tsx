import * as kit from '@words/tools/kit'
import * as words from '@words/tools/kit-briefs'
import { ExternalLink } from '@/components/external-link'
import { titleOf } from '../../shown'
import { OtherToolLink } from '../embed/other-tool-link'
import { gateField } from '../form/gate'
import { GateNotices } from '../result/gate-notice'
import type { Chosen } from './questions'
import { stopFor } from './stop'

/** What has to be known before a brief is used, or why there is none; and where the rules of its trade are. */
export function BriefNotices({ chosen, typed }: { chosen: Chosen; typed: string }) {
  const stop = stopFor(chosen)
  const { trade } = chosen
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
          {words.answerFirst(gateField.label)}
        </p>
      ) : null}
      <GateNotices gate={stop ? undefined : chosen.gate} typed={typed} />
      {trade ? (
        <div role="note" className="mt-6 border-l-3 border-warning pl-5">
          <p>{words.askLawyer}</p>
          <ul className="mt-2 list-disc pl-5">
            {trade.authorities.map(({ name, address }) => (
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
