import type { Surroundings } from '../../entry/addresses/surroundings'
import { askServer } from './secret'

/** Asks the development server who names an entry; see scripts/dev/admin/serve-who-names.ts. */
export const askWhoNames: Surroundings['whoNames'] = (file) =>
  askServer(`/admin/who-names?file=${encodeURIComponent(file)}`)
