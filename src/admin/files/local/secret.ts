/** Name of the element in the head of the admin page that holds the secret of the development server. */
export const SECRET_NAME = 'editor-secret'

const secretIn = (page: Document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${SECRET_NAME}"]`)?.content ?? ''

/**
 * Sends a request with the secret of the development server. A server that was started again has another secret, which
 * is in the page that it serves now: so an open form can still be saved.
 */
export async function fetchWithSecret(address: string, init: RequestInit = {}): Promise<Response> {
  const send = (secret: string) => fetch(address, { ...init, headers: { ...init.headers, 'X-Content-Editor': secret } })
  const known = secretIn(document)
  const answer = await send(known)
  if (answer.status !== 403) return answer
  const secret = await latestSecret()
  if (secret === known) return answer
  document.querySelector(`meta[name="${SECRET_NAME}"]`)?.setAttribute('content', secret)
  return send(secret)
}

async function latestSecret(): Promise<string> {
  const html = await fetch('/admin/').then((answer) => answer.text())
  return secretIn(new DOMParser().parseFromString(html, 'text/html'))
}

/** What the development server gives. @throws Error with what the server says. */
export async function fetchFromServer(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetchWithSecret(address, init)
  if (!response.ok) throw new Error(await response.text())
  return response
}

/**
 * The development server's answer to a question of the forms.
 * @param body sent as JSON; without one, something is only read
 * @throws Error with what the server says.
 */
export async function askServer<Value>(address: string, body?: unknown): Promise<Value> {
  const question = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  return (await fetchFromServer(address, question)).json()
}
