/** The relay that signs editors in with GitHub: a relay that serves every site gives an editor's token to any of them. */
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { ADMIN_SETTINGS, type Project } from '../project'

/** Asks a relay to sign somebody in on another site: nothing when it refuses, else what is wrong in a few words. */
export type TryRelay = (relay: string) => Promise<string | undefined>

/** Without a way to ask it, says that the relay was not checked. */
export async function checkRelay({ adminSettings = '' }: Project, tryRelay?: TryRelay): Promise<Diagnostic[]> {
  const lines = adminSettings.split('\n')
  const line = lines.findIndex((text) => RELAY.test(text))
  const relay = RELAY.exec(lines[line] ?? '')?.[1]
  if (relay === undefined) return []
  const place = { line: line + 1, column: (lines[line] ?? '').indexOf('relay') + 1 }
  if (!tryRelay) {
    return [
      diagnosticAt(ADMIN_SETTINGS, place, {
        code: 'relay-not-tried',
        text: `Whether the relay ${quote(relay)} refuses other sites was not tried.`,
        hint: 'Run: npm run launch-check -- --visit-links',
      }),
    ]
  }
  const reason = await tryRelay(relay)
  if (reason === undefined) return []
  return [
    diagnosticAt(ADMIN_SETTINGS, place, {
      code: 'relay-serves-others',
      text: `The relay ${quote(relay)} ${reason}.`,
      hint: 'Set ALLOWED_DOMAINS of the relay to the host of your forms; docs/editing/setting-up-admin.md says how.',
    }),
  ]
}

/** A line of the settings that is not a comment. */
const RELAY = /^(?!\s*(?:\/\/|\*|\/\*)).*\brelay:\s*['"`]([^'"`]+)['"`]/

/** A host that cannot exist (RFC 6761), so no relay can mean to serve it. */
const OTHER_SITE = 'another-site.invalid'
const PATIENCE_MS = 15_000

/** Sends the first request of a sign-in, as a page of another site would; it goes no further than the relay. */
export async function tryRelayOverNetwork(relay: string): Promise<string | undefined> {
  const address = new URL('auth', relay.replace(/\/*$/, '/'))
  address.search = new URLSearchParams({ provider: 'github', site_id: OTHER_SITE, scope: 'public_repo' }).toString()
  try {
    const answer = await fetch(address, {
      headers: { Origin: `https://${OTHER_SITE}`, Referer: `https://${OTHER_SITE}/` },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const leadsOn = answer.status >= 300 && answer.status < 400
    const refuses = !leadsOn && (await answer.text()).includes('UNSUPPORTED_DOMAIN')
    if (leadsOn) return `starts a sign-in for ${OTHER_SITE}: any site can get the token of an editor`
    return refuses || answer.status === 403 ? undefined : `does not say that it refuses ${OTHER_SITE}`
  } catch {
    return 'cannot be reached'
  }
}
