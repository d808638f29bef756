import type * as en from '../en/blog-list'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./blog-list')>

/** Lists of the blog: all articles, or those of a category, with a tag, or by an author. */

export const blog = 'Blog'
export const page = (number: number) => `Seite ${number}`
export const pageOf = (number: number, pages: number) => `Seite ${number} von ${pages}.`
export const onPage = (list: string, number: number) => `${list}, Seite ${number}`
export const tagged = (tag: string) => `Artikel mit dem Schlagwort „${tag}“`
export const by = (author: string) => `Artikel von ${author}`
export const quoted = (value: string) => `„${value}“`
export const articles = (count: number) => `${count} Artikel`
export const categories = 'Kategorien'
export const all = 'Alle'
export const latestOfGroup = 'Neuester Artikel'
export const featured = 'Empfohlener Artikel'
export const latestArticles = 'Neueste Artikel'
export const articlesHeading = 'Artikel'
export const noMore = 'Mehr Artikel gibt es noch nicht.'
export const nothingYet = 'Hier gibt es noch nichts.'
export const pages = 'Seiten'
export const newer = 'Neuere Artikel'
export const older = 'Ältere Artikel'
export const beforeNumber = 'Seite '
export const search = 'Suche'
export const titleOrTopic = 'Titel oder Thema'
export const searching = 'Suche läuft …'
export const needsScript =
  'Die Suche braucht JavaScript. Blättern Sie nach Kategorien, nach Seiten oder nach den Schlagwörtern unter jedem Artikel.'
export const email = 'E-Mail-Adresse'
export const yourEmail = 'sie@example.com'
export const newsletterSubject = 'Newsletter abonnieren'
export const newsletterRequest = (subscriber: string) => `Bitte senden Sie den Newsletter an ${subscriber}`
export const requested = <Address>(address: Address) => [
  'Ihr E-Mail-Programm sollte sich mit der Anfrage öffnen. Nichts geöffnet? Schreiben Sie an ',
  address,
  '.',
]
