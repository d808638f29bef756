import type * as en from '../en/figures'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./figures')>

export const source = (source: string) => `Quelle: ${source}`
