import type * as en from '../en/breadcrumb'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./breadcrumb')>

export const label = 'Brotkrumennavigation'
