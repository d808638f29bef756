import type { AddressQuestions } from '../../entry/addresses/address-questions'
import { askServer } from './secret'

/** Asks the development server who names an entry; see scripts/dev/admin/serve-who-names.ts. */
export const askWhoNames: AddressQuestions['whoNames'] = (file) =>
  askServer(`/admin/who-names?file=${encodeURIComponent(file)}`)
