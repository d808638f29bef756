import * as words from '@words/tools/crisis-responses'
import { CLUSTERS } from './clusters'
import { UNKNOWN_KIND } from './crisis-kinds'
import { GUESSES } from './outward-rules'
import type { ScenarioReading } from './read-scenario'

/** How the scenario was read, and what in it has to be looked at before anything goes out. */
export function ScenarioNotes({ reading }: { reading: ScenarioReading }) {
  const { claim, isRaised, kinds, cluster, clusterReason, clusterWord, leftOut, denied, outward } = reading
  const { corrections, isShouted } = reading
  const guesses = [...new Set(outward.join(' ').match(GUESSES) ?? [])]
  return (
    <>
      <dl className="ledger mt-8">
        <div className="grid gap-x-8 py-4 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">{words.kindOfCrisis}</dt>
          <dd>
            <ul className="space-y-1">
              {kinds.map(({ kind, words: found }) => (
                <li key={kind.id}>
                  <strong>{kind.label}</strong>{' '}
                  <span className="text-muted [overflow-wrap:anywhere]">
                    {found.length > 0
                      ? words.becauseYouWrite(found)
                      : kind === UNKNOWN_KIND
                        ? words.noRule
                        : words.becauseChosen}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div className="grid gap-x-8 py-4 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">{words.responsibility}</dt>
          <dd>
            <strong>{CLUSTERS[cluster].label}</strong>{' '}
            <span className="text-muted">
              {words.aboutCluster(
                clusterWord ? words.becauseOfWord(clusterWord, clusterReason) : words.byDefault(clusterReason),
                isRaised,
                CLUSTERS[cluster].meaning,
                CLUSTERS[cluster].response,
              )}
            </span>
          </dd>
        </div>
        {denied.length > 0 ? (
          <div className="grid gap-x-8 py-4 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{words.notCounted}</dt>
            <dd className="text-muted">{words.denied(denied)}</dd>
          </div>
        ) : null}
      </dl>
      {claim ? <p className="mt-6 border-l-3 border-poor pl-5">{words.aboutClaim[claim]}</p> : null}
      {leftOut.length > 0 ? (
        <div className="mt-6 border-l-3 border-poor pl-5">
          <p className="font-semibold text-poor">{words.leftOut}</p>
          <ul className="mt-1 space-y-1 [overflow-wrap:anywhere]">
            {leftOut.map(({ sentence, word, because }) => (
              <li key={sentence}>
                {words.sentenceLeftOut(sentence, word ? words.itSays(word, because) : upperFirst(because))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {clusterWord && cluster === 'preventable' ? (
        <p className="mt-6 border-l-3 border-warning pl-5">{words.haveLawyerRead(clusterWord)}</p>
      ) : null}
      {guesses.length > 0 ? <p className="mt-6 border-l-3 border-warning pl-5">{words.guesses(guesses)}</p> : null}
      {corrections.length > 0 ? (
        <p className="mt-6 border-l-3 border-warning pl-5">{words.spelling(corrections)}</p>
      ) : null}
      {isShouted ? <p className="mt-6 border-l-3 border-warning pl-5">{words.shouted}</p> : null}
    </>
  )
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
