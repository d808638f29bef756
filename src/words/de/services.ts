import type * as en from '../en/services'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./services')>

export const services = 'Leistungen'
/** Follows the button of a service, for those who hear it without its card. */
export const forService = (service: string) => ` für ${service}`
export const howItWorks = 'So funktioniert es'
export const inService = (service: string) => ` bei ${service}`
export const whatIsIncluded = 'Was enthalten ist'
