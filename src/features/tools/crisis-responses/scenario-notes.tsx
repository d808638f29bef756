import { CLUSTERS } from './clusters'
import { UNKNOWN_KIND } from './crisis-kinds'
import { GUESSES } from './outward-rules'
import type { ScenarioReading } from './read-scenario'

const ABOUT_A_CLAIM = {
  denied:
    'You say that a claim is false, so the documents tell people that nothing changes for them. If any of it could be true, do not send them.',
  mixed:
    'You call a claim false, and report harm as well. The documents say what to do about the harm; decide first which part of the claim is false.',
  open: 'You do not say whether the claim is true. Find out first: until then the documents leave open what people must do.',
} as const

/** How the scenario was read, and what in it has to be looked at before anything goes out. */
export function ScenarioNotes({ reading }: { reading: ScenarioReading }) {
  const { claim, isRaised, kinds, cluster, clusterReason, clusterWord, leftOut, denied, outward } = reading
  const { corrections, isShouted } = reading
  const guesses = [...new Set(outward.join(' ').match(GUESSES) ?? [])]
  return (
    <>
      <dl className="ledger mt-8">
        <div className="grid gap-x-8 py-4 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">Kind of crisis</dt>
          <dd>
            <ul className="space-y-1">
              {kinds.map(({ kind, words }) => (
                <li key={kind.id}>
                  <strong>{kind.label}</strong>{' '}
                  <span className="text-muted [overflow-wrap:anywhere]">
                    {words.length > 0
                      ? `because you write ${words.map((word) => `“${word}”`).join(', ')}`
                      : kind === UNKNOWN_KIND
                        ? 'no rule found its words, so the documents stay neutral'
                        : 'because you chose it'}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div className="grid gap-x-8 py-4 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">Responsibility</dt>
          <dd>
            <strong>{CLUSTERS[cluster].label}</strong>{' '}
            <span className="text-muted">
              {clusterWord ? `because you write “${clusterWord}”: ${clusterReason}` : `by default: ${clusterReason}`}
              {isRaised ? ', and one step up because of your past' : ''}. {CLUSTERS[cluster].meaning}{' '}
              {CLUSTERS[cluster].response}
            </span>
          </dd>
        </div>
        {denied.length > 0 ? (
          <div className="grid gap-x-8 py-4 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">Not counted</dt>
            <dd className="text-muted">
              {denied.map((mention) => `“${mention}”`).join(', ')}: it says that something did not happen.
            </dd>
          </div>
        ) : null}
      </dl>
      {claim ? <p className="mt-6 border-l-3 border-poor pl-5">{ABOUT_A_CLAIM[claim]}</p> : null}
      {leftOut.length > 0 ? (
        <div className="mt-6 border-l-3 border-poor pl-5">
          <p className="font-semibold text-poor">Left out of all four documents</p>
          <ul className="mt-1 space-y-1 [overflow-wrap:anywhere]">
            {leftOut.map(({ sentence, word, because }) => (
              <li key={sentence}>
                “{sentence}” {word ? `It says “${word}”: ${because}` : upperFirst(because)}.
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {clusterWord && cluster === 'preventable' ? (
        <p className="mt-6 border-l-3 border-warning pl-5">
          Have a lawyer read the sentence with “{clusterWord}” before it goes out: it says that this could have been
          avoided.
        </p>
      ) : null}
      {guesses.length > 0 ? (
        <p className="mt-6 border-l-3 border-warning pl-5">
          Check before it goes out: {guesses.map((word) => `“${word}”`).join(', ')} reads as a guess. Confirm it, or
          take the sentence out.
        </p>
      ) : null}
      {corrections.length > 0 ? (
        <p className="mt-6 border-l-3 border-warning pl-5">
          Spelling corrected: {corrections.map(({ typed, meant }) => `“${typed}” to “${meant}”`).join(', ')}. Other
          mistakes stay, so read each document once for its spelling.
        </p>
      ) : null}
      {isShouted ? (
        <p className="mt-6 border-l-3 border-warning pl-5">
          You typed in capitals. The documents have small letters, so give names their capitals back.
        </p>
      ) : null}
    </>
  )
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
