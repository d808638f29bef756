/** What becomes of a message, on every host: requests and answers are those of the web, so each host needs a few lines only. */
import { answer, mayRead } from './answer.mjs'
import { deliver } from './deliver.mjs'
import { readMessage } from './read-message.mjs'
import { readSettings } from './settings.mjs'
import { passes } from './turnstile.mjs'

/**
 * Takes a message of the contact form, and hands it on.
 * @param {Request} request
 * @param {Record<string, unknown>} env the variables of the host; integrations/contact/settings.mjs reads them
 * @returns {Promise<Response>}
 */
export async function handleContact(request, env) {
  const settings = readSettings(env)
  if ('missing' in settings) {
    console.error(`contact: ${settings.missing}`)
    return answer(request, { status: 500, outcome: 'broken' })
  }
  const sender = { origins: settings.origins, mail: settings.shownMail }
  if (!mayRead(request, settings.origins)) return answer(request, { ...sender, status: 403, outcome: 'refused' })
  if (request.method === 'OPTIONS') return answer(request, { ...sender, status: 204 })
  if (request.method !== 'POST') return answer(request, { ...sender, status: 405, outcome: 'refused' })

  const read = await readMessage(request)
  if ('status' in read) return answer(request, { ...sender, ...read })
  const { message, token } = read
  const { turnstile } = settings
  if (turnstile) {
    const asks = { ...sender, siteKey: turnstile.siteKey, message }
    if (!token) return answer(request, { ...asks, status: 428, outcome: 'asks' })
    if (!(await passes(token, turnstile))) return answer(request, { ...asks, status: 403, outcome: 'asks' })
  }
  const arrived = await deliver(message, settings)
  return arrived
    ? answer(request, { ...sender, message, status: 200, outcome: 'arrived' })
    : answer(request, { ...sender, message, status: 502, outcome: 'broken' })
}
