import type * as en from '../en/press-release'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./press-release')>

export const press = 'Presse'
export const released = 'Veröffentlicht'
export const place = 'Ort'
export const notPublic = 'Noch nicht öffentlich'
export const onlyPreviews = 'Nur Vorschauen zeigen sie'
