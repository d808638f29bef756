/** What the forms of the public site say when the provider does not know an editor any more. */
import { ask } from '../../ui/dialog'

/** Where the CMS keeps who is signed in; tests/journeys/admin/contract.spec.ts says whether a new version still does. */
const SIGNED_IN = 'sveltia-cms.user'

/** What the CMS says when GitLab or Gitea gives no new token for an old one. */
const NOT_RENEWED = 'Failed to refresh the access token'

/** Whether a save failed because a token ended or was revoked. @param cause what the CMS knows of the failure */
export function hasAccessEnded(cause: unknown): boolean {
  const { status, message } = (cause ?? {}) as { status?: unknown; message?: unknown }
  return status === 401 || (typeof message === 'string' && message.startsWith(NOT_RENEWED))
}

/** @param leave loads the page again, with what was typed backed up */
export async function offerSignIn(leave: () => Promise<void>): Promise<void> {
  const signsIn = await ask(
    'Your access has ended',
    <>
      <p>
        Nothing was saved: the place where the site is kept does not accept your sign-in any more. Tokens end after some
        time, or somebody revoked yours.
      </p>
      <p>
        Your text is kept in this browser. Sign in again with a new token or with your account: the form opens with your
        text.
      </p>
    </>,
    [
      { label: 'Sign in again', value: true, isMain: true },
      { label: 'Back to the form', value: false },
    ],
  )
  if (!signsIn) return
  localStorage.setItem(SIGNED_IN, '{}')
  await leave()
}
