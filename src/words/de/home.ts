import type * as en from '../en/home'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./home')>

export const clients = 'Kunden'
export const play = 'Abspielen'
export const pause = 'Anhalten'
export const theLogos = ': Kundenlogos'
export const caseStudy = (client: string) => `Fallstudie: ${client}`
export const learnMore = 'Mehr erfahren'
/** Follows “Learn More”, for those who hear its link without the tile. */
export const tileFor = (tile: string, client: string) => `: ${tile} für ${client}`
export const tileAbout = (tile: string) => `: ${tile}`
export const caseOf = (client: string) => `Fall: ${client}`
export const notPublic = ' · noch nicht öffentlich'
