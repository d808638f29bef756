import type { DraftPage, DraftText } from '../../preview/draft-page'
import { askServer } from './secret'

/** Asks the development server for the data of pages of an entry that is not saved; see scripts/dev/admin/draft-page.ts. */
export const makePageOnServer = (draft: DraftText, names: readonly string[]): Promise<DraftPage> =>
  askServer('/admin/draft', { ...draft, names })
