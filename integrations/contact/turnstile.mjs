/**
 * Asks Cloudflare whether a person passed the check. Every doubt counts as no.
 * @param {string} token
 * @param {import('./settings.mjs').Turnstile} turnstile
 * @returns {Promise<boolean>}
 */
export async function passes(token, { secret, verifyUrl }) {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(8000),
    })
    return response.ok && (await response.json())?.success === true
  } catch (error) {
    console.error(`contact: the check for robots failed: ${error instanceof Error ? error.name : 'unknown'}`)
    return false
  }
}
