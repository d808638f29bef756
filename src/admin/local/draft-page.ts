import type { DraftPage, DraftText } from '../preview/draft-page'
import { fetchWithSecret } from './secret'

/** Asks the development server for the data of pages of an entry that is not saved; see scripts/dev/admin/draft-page.ts. */
export async function makePageOnServer(draft: DraftText, names: readonly string[]): Promise<DraftPage> {
  const response = await fetchWithSecret('/admin/draft', { method: 'POST', body: JSON.stringify({ ...draft, names }) })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}
