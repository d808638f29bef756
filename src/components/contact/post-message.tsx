import * as words from '@words/contact-post'
import type { ReactNode } from 'react'
import { showToast } from '@/lib/toast-queue'

/** What became of a message. */
export type Answer =
  /** It arrived, which is said in these words. */
  | { arrived: string }
  /** It did not, for this reason. */
  | { reason: ReactNode }
  /** The address wants to ask the visitor something first, on a page of its own. */
  | 'asks'

/** After this time a visitor need not wait any longer, in milliseconds. */
const PATIENCE = 20_000

/** RFC 6585: so answers an address where a visitor has to pass a check for robots. */
const PRECONDITION_REQUIRED = 428

/**
 * Sends what was typed to the address of the settings, in the body of the request, as the form itself would without
 * scripts, and shows a message about it. Only an answer of 2xx says that it arrived.
 * @param sendByMail what the visitor can do instead
 */
export async function postMessage(address: string, typed: FormData, sendByMail: () => void): Promise<Answer> {
  const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]))
  // How long the visitor has been here. Programs that fill in forms take less than a second.
  body.set('_elapsed', String(Math.round(performance.now())))
  const notSent = (title: string, reason: string): Answer => {
    const description = `${reason} ${words.kept}`
    showToast({ title, description, kind: 'failure' })
    return { reason: <NotSent {...{ title, description, sendByMail }} /> }
  }
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (status === PRECONDITION_REQUIRED) return 'asks'
    if (!ok) return notSent(words.notSent, reasonOf(status))
  } catch {
    return navigator.onLine ? notSent(words.unsure, words.noAnswer) : notSent(words.notSent, words.offline)
  }
  showToast({ title: words.sent, description: words.arrived })
  return { arrived: words.arrived }
}

function reasonOf(status: number): string {
  if (status === 413) return words.tooLong
  if (status === 429) return words.tooMany
  return status >= 500 ? words.broken : words.refused
}

type NotSentProps = { title: string; description: string; sendByMail: () => void }

function NotSent({ title, description, sendByMail }: NotSentProps) {
  return (
    <div className="border-l-3 border-accent pl-6 sm:col-span-2">
      <p className="font-semibold text-warning">{title}</p>
      <p className="mt-2">{description}</p>
      <button type="button" className="button button-quiet mt-4" onClick={sendByMail}>
        {words.byMail}
      </button>
    </div>
  )
}
