import type * as en from '../en/build'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./build')>

/** What a build adds to the content. */

export const readingTime = (minutes: number) => `${minutes} Min. Lesezeit`

// The kinds of pages, above the lists of search and llms.txt
export const services = 'Leistungen'
export const caseStudies = 'Fallstudien'
export const guides = 'Leitfäden'
export const articles = 'Artikel'
export const pressReleases = 'Pressemitteilungen'
export const freeTools = 'Kostenlose Werkzeuge'
export const pages = 'Seiten'

// What a page to read next is, and what a share image shows
export const caseStudy = 'Fallstudie'
export const guide = 'Leitfaden'
export const article = 'Artikel'
export const freeTool = 'Kostenloses Werkzeug (auf Englisch)'
export const pressRelease = 'Pressemitteilung'
export const price = 'Preis'
export const whatItCosts = 'was es kostet'
export const startsAt = (service: string, price: string) =>
  `${service}: ab ${price}. Vergleichen Sie mit unseren anderen Leistungen.`
export const isOnRequest = (service: string) =>
  `${service}: Preis auf Anfrage. Vergleichen Sie mit unseren anderen Leistungen.`
export const fromPrice = (price: string) => `Ab ${price}`
export const onRequest = 'Preis auf Anfrage'
export const perMonth = (price: string) => `${price} im Monat`
export const perProject = (price: string) => `${price} pro Projekt`
export const perDay = (price: string) => `${price} pro Tag`
export const perHour = (price: string) => `${price} pro Stunde`

// llms.txt, and pages at old addresses
export const twins = 'Jede Seite gibt es auch als Markdown: unter ihrer Adresse mit .md am Ende.'
export const allOfThem = 'Alle anzeigen'
export const moved = 'Diese Seite ist umgezogen'
export const newAddress = 'Zur neuen Adresse'

// What Markdown renderers add to a text: tasks, footnotes, links that open a new tab
export const done = 'Erledigt'
export const notDone = 'Nicht erledigt'
export const footnotes = 'Fußnoten'
export const backTo = 'Zurück zum Verweis'
export { opensNewTab } from './links'
