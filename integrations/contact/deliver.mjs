/** Hands a message on: to a webhook, to an API that sends mail, or to both. The visitor's address gets no mail. */

const PATIENCE = 8000

/**
 * @param {import('./read-message.mjs').Message} message
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<boolean>} whether it arrived at one of them at least
 */
export async function deliver(message, { webhook, mail }) {
  const ways = [
    webhook && { name: 'webhook', sent: sendToWebhook(message, webhook) },
    mail && { name: 'mail', sent: sendMail(message, mail) },
  ].filter((way) => way !== undefined)
  const arrived = await Promise.all(
    ways.map(async ({ name, sent }) => {
      const fault = await sent.then(({ ok, status }) => (ok ? undefined : `status ${status}`), reasonOf)
      // What the visitor wrote stays out of logs.
      if (fault) console.error(`contact: the ${name} failed: ${fault}`)
      return !fault
    }),
  )
  return arrived.includes(true)
}

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.name : 'unknown')

/**
 * @param {string} url
 * @param {string} body
 * @param {Record<string, string>} headers
 */
const post = (url, body, headers) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })

/**
 * Signed as Standard Webhooks has it, for which most languages have a library.
 * @param {import('./read-message.mjs').Message} message
 * @param {import('./settings.mjs').Webhook} webhook
 */
async function sendToWebhook(message, { url, secret }) {
  const id = `msg_${crypto.randomUUID()}`
  const now = new Date()
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const body = JSON.stringify({ type: 'contact.message', timestamp: now.toISOString(), data: message })
  const signature = await sign(`${id}.${timestamp}.${body}`, secret)
  return post(url, body, { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` })
}

/**
 * @param {string} text
 * @param {string} secret `whsec_` and Base64
 */
async function sign(text, secret) {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...signed))
}

/**
 * @param {import('./read-message.mjs').Message} message
 * @param {import('./settings.mjs').Mail} mail
 */
function sendMail({ name, email, company, message }, { url, key, from, to }) {
  const body = {
    from,
    to: [to],
    reply_to: email,
    subject: `Contact from ${name}${company ? ` - ${company}` : ''}`,
    text: `Name: ${name}\nEmail: ${email}\nCompany: ${company}\n\nMessage:\n${message}\n`,
  }
  return post(url, JSON.stringify(body), { Authorization: `Bearer ${key}` })
}
