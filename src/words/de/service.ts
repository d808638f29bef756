import type * as en from '../en/service'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./service')>

export const services = 'Leistungen'
export const process = 'Unser Vorgehen'
export const benefits = 'Ihre Vorteile'
export const features = 'Was enthalten ist'
export const results = 'Ergebnisse'
export const caseStudy = (client: string) => `Fallstudie: ${client}`
export const next = 'Lesen Sie weiter'
export const home = 'Startseite'
