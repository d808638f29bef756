import type * as en from '../en/case-study-title'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./case-study-title')>

/** Apart from the words of its page, because the head of a page is part of every page's script. */
export const title = (client: string, category: string) => `${client}: Fallstudie ${category}`
