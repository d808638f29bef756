import type * as en from '../en/contact'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./contact')>

export const bookCall = 'Lieber einen Anruf vereinbaren'
export const email = 'E-Mail'
export const telephone = 'Telefon'
export const hours = 'Erreichbarkeit'
export const inCrisis = 'Im Krisenfall, rund um die Uhr'
export const address = 'Anschrift'
export const languages = 'Sprachen'
export const ourWork = 'Unsere Arbeit'
export const carousel = 'Karussell'
export const slides = 'Bilder'
export const slide = 'Bild'
export const slideOf = (number: number, count: number) => `${number} von ${count}`
export const showSlide = (number: number, title: string) => `Bild ${number} zeigen: ${title}`
export const play = 'Abspielen'
export const pause = 'Anhalten'
export const theSlides = ': Bilder'
