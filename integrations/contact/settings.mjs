/**
 * The variables of a host, read. Secrets are nowhere else.
 *
 * @typedef {{ url: string, secret: string }} Webhook
 * @typedef {{ url: string, key: string, from: string, to: string }} Mail
 * @typedef {{ siteKey: string, secret: string, verifyUrl: string }} Turnstile
 * @typedef {{ origins: string[], shownMail?: string, webhook?: Webhook, mail?: Mail, turnstile?: Turnstile }} Settings
 */

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/**
 * @param {Record<string, unknown>} env
 * @returns {Settings | { missing: string }} or what a person must add first: nothing is sent unsigned or unchecked instead
 */
export function readSettings(env) {
  /** @param {string} name */
  const read = (name) => (typeof env[name] === 'string' ? env[name].trim() : '')
  /**
   * @template {string} Key
   * @param {Record<Key, string>} names
   * @returns {Record<Key, string> | undefined} nothing where none of them is set
   */
  const group = (names) => {
    const pairs = /** @type {[Key, string][]} */ (Object.entries(names))
    const absent = pairs.map(([, name]) => name).filter((name) => !read(name))
    if (absent.length === pairs.length) return undefined
    if (absent.length > 0) throw new Error(`${absent.join(' and ')} must be set too`)
    return /** @type {Record<Key, string>} */ (Object.fromEntries(pairs.map(([key, name]) => [key, read(name)])))
  }
  try {
    const origins = read('CONTACT_ORIGINS')
      .split(/[\s,]+/)
      .filter(Boolean)
    if (origins.length === 0) throw new Error('CONTACT_ORIGINS must name the origin of the site')
    for (const origin of origins) checkAddress(origin, 'CONTACT_ORIGINS')
    const webhook = group({ url: 'CONTACT_WEBHOOK_URL', secret: 'CONTACT_WEBHOOK_SECRET' })
    const mail = group({
      url: 'CONTACT_MAIL_URL',
      key: 'CONTACT_MAIL_KEY',
      from: 'CONTACT_MAIL_FROM',
      to: 'CONTACT_MAIL_TO',
    })
    const turnstile = group({ siteKey: 'TURNSTILE_SITE_KEY', secret: 'TURNSTILE_SECRET' })
    if (!webhook && !mail) throw new Error('CONTACT_WEBHOOK_URL or CONTACT_MAIL_URL must say where messages go')
    if (webhook) checkAddress(webhook.url, 'CONTACT_WEBHOOK_URL')
    if (mail) checkAddress(mail.url, 'CONTACT_MAIL_URL')
    return {
      origins: origins.map((origin) => new URL(origin).origin),
      shownMail: read('CONTACT_SHOWN_MAIL') || undefined,
      webhook,
      mail,
      turnstile: turnstile && { ...turnstile, verifyUrl: read('TURNSTILE_VERIFY_URL') || VERIFY_URL },
    }
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * @param {string} address
 * @param {string} name
 */
function checkAddress(address, name) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isLocal = url?.protocol === 'http:' && url.hostname === '127.0.0.1'
  if (url?.protocol !== 'https:' && !isLocal) throw new Error(`${name} must hold addresses that begin with https://`)
}
