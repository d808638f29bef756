import type { CheckChange } from '../../save/check/objections'
import { askServer } from './secret'

/** Asks the development server what is wrong with a change; see scripts/dev/admin/check-change.ts. */
export const checkOnServer: CheckChange = (changes) => askServer('/admin/check', changes)

/** A page that was public may not be gone without another one at its address. */
export const wasPublicByServer = async (file: string): Promise<boolean> =>
  (await checkOnServer({ [file]: null })).some(({ code }) => code === 'lost-address')
