import type { CheckChange } from '../before-save/objections'
import { fetchWithSecret } from './secret'

/** Asks the development server what is wrong with a change; see scripts/dev/admin/check-change.ts. */
export const checkOnServer: CheckChange = async (changes) => {
  const response = await fetchWithSecret('/admin/check', { method: 'POST', body: JSON.stringify(changes) })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** A page that was public may not be gone without another one at its address. */
export const wasPublicByServer = async (file: string): Promise<boolean> =>
  (await checkOnServer({ [file]: null })).some(({ code }) => code === 'lost-address')
