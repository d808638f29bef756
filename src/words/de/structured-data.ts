import type * as en from '../en/structured-data'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./structured-data')>

/**
 * What only programs read of a page. The names of pages are those of its breadcrumb; they stand here again, because browsers load
 * a breadcrumb with its page, and these never.
 */

export const home = 'Startseite'
export const blog = 'Blog'
export const customers = 'Unsere Kunden'
export const press = 'Presse'
export const resources = 'Ratgeber'
export const services = 'Leistungen'
export const tools = 'Kostenlose Werkzeuge'
export const newBusiness = 'Neugeschäft'
export const crisisTeam = 'Krisenteam'
export const caseStudies = 'Fallstudien'
export const startingPricePerMonth = 'Einstiegspreis pro Monat'
export const startingPricePerProject = 'Einstiegspreis pro Projekt'
export const startingPricePerDay = 'Einstiegspreis pro Tag'
export const startingPricePerHour = 'Einstiegspreis pro Stunde'
export const requiresScript = 'Benötigt JavaScript'
