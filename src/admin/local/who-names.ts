import type { Surroundings } from '../addresses/surroundings'
import { fetchWithSecret } from './secret'

/** Asks the development server who names an entry; see scripts/dev/admin/serve-who-names.ts. */
export const askWhoNames: Surroundings['whoNames'] = async (file) => {
  const response = await fetchWithSecret(`/admin/who-names?file=${encodeURIComponent(file)}`)
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
