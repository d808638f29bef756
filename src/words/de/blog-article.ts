import type * as en from '../en/blog-article'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./blog-article')>

export const blog = 'Blog'
export const writtenBy = 'Geschrieben von'
export const published = 'Veröffentlicht'
export const readingTime = 'Lesezeit'
export const tags = 'Schlagwörter'
export const share = 'Diesen Artikel teilen'
export const shareOn = 'Teilen auf '
export const back = 'Zurück zum Blog'
export const related = 'Verwandte Artikel'
