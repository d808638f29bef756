/**
 * A request of the form, read and checked.
 *
 * @typedef {{ name: string, email: string, company: string, message: string, language: string }} Message
 */

/** The whole request, in bytes. */
const MOST_BYTES = 64_000
/** Characters of each field. */
const MOST = { name: 200, email: 254, company: 200, message: 15_000 }
/** People take longer to fill in four fields, in milliseconds. */
const LEAST_TIME = 2000

/**
 * @param {Request} request
 * @returns {Promise<{ message: Message, token: string } | { status: number, outcome: import('./words.mjs').Outcome, message?: Message }>}
 */
export async function readMessage(request) {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    return { status: 415, outcome: 'refused' }
  const body = await textOf(request)
  if (body === undefined) return { status: 413, outcome: 'tooLong' }
  const fields = new URLSearchParams(body)
  /** @param {string} name */
  const read = (name) => (fields.get(name) ?? '').replace(/\r\n?/g, '\n').trim()
  /** @param {string} name */
  const line = (name) => read(name).replace(/\s+/g, ' ')
  const message = {
    name: line('name'),
    email: line('email'),
    company: line('company'),
    message: read('message'),
    language: line('_language'),
  }
  const isTooLong = Object.entries(MOST).some(
    ([name, most]) => message[/** @type {keyof typeof MOST} */ (name)].length > most,
  )
  if (isTooLong) return { status: 413, outcome: 'tooLong', message }
  // A person whose browser fills in the hidden field reads that the message was refused, and can write by mail.
  const isProgram = read('_gotcha') !== '' || (fields.has('_elapsed') && !(Number(read('_elapsed')) >= LEAST_TIME))
  const isComplete =
    message.name !== '' && message.message !== '' && /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(message.email)
  if (isProgram || !isComplete) return { status: 422, outcome: 'refused', message }
  return { message, token: read('cf-turnstile-response') }
}

/**
 * Reads no more than is allowed, whatever the request says of its length.
 * @param {Request} request
 */
async function textOf(request) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = []
  let size = 0
  for await (const part of /** @type {AsyncIterable<Uint8Array<ArrayBuffer>>} */ (
    /** @type {unknown} */ (request.body ?? [])
  )) {
    size += part.byteLength
    if (size > MOST_BYTES) return undefined
    parts.push(part)
  }
  return new Blob(parts).text()
}
