import type * as en from '../en/unpublished'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./unpublished')>

/** Why a post is not public, in a few words. Only previews ever show it. */

export const draft = 'Entwurf'
export const publicFrom = <Day>(day: Day) => ['Öffentlich ab ', day]
export const atHour = (hour: string, zone: string) => `, ${hour} (${zone})`
export const notOnSite = ' – nicht auf der öffentlichen Website'
