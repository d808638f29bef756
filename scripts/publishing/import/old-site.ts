/** What an export says, whatever program wrote it. Each format has a reader that gives this. */

/** A place in the export. `file` is written as a person would name it. */
export type OldPlace = { file: string; line: number }

/** Something that a person has to look at. */
export type Question = {
  text: string
  remedy: string
  /** A piece of the new text: the question is about its line. Without it, the question is about the place in the export. */
  at?: string
}

/** A picture as the export names it: an address, or a path from the file that shows it. */
export type OldPicture = { src: string; alt?: string }

/** HTML, or Markdown whose links and pictures are relative to `from`, a path in the export. */
export type OldText = { html: string } | { markdown: string }

export type OldStatus = 'public' | 'draft' | 'scheduled'

export type OldPost = {
  place: OldPlace
  title: string
  /** The last part of its address. */
  slug: string
  /** `YYYY-MM-DD`, with the hour `HH:MM` if it has one. */
  day?: string
  hour?: string
  status: OldStatus
  /** The name that readers saw. */
  author?: string
  categories: string[]
  tags: string[]
  excerpt?: string
  picture?: OldPicture
  text: OldText
  /** Where relative links and pictures of the text begin: a folder of the export. */
  folder: string
  /** Every address at which readers could open it: a path of the old site, with its query if it has one. */
  addresses: string[]
  questions: Question[]
}

export type OldAuthor = { place: OldPlace; name: string; about?: string; photo?: OldPicture }

/** A page that is not a post. Its words stay in the export. */
export type OldPage = { place: OldPlace; title: string; address: string }

export type OldSite = {
  /** What it is, as a part of a sentence: "a WordPress export". */
  what: string
  /** The address of the old site, such as `https://www.example.com`. */
  origin?: string
  posts: OldPost[]
  authors: OldAuthor[]
  pages: OldPage[]
  questions: (Question & { place: OldPlace })[]
}

/** A path of the old site, with its query: of a whole address, or of a path as it is. */
export function oldPath(address: string): string {
  const [path = ''] = address
    .trim()
    .replace(/^(?:https?:)?\/\/[^/?#]*/i, '')
    .split('#')
  return path.startsWith('/') ? path : `/${path}`
}

/** The last part of a path without its ending, as people read it. */
export function slugOf(address: string): string {
  const [path = ''] = oldPath(address).split('?')
  const parts = path.split('/').filter((part) => part !== '' && !/^index\.\w+$/.test(part))
  return readable(parts.at(-1) ?? '').replace(/\.(?:html?|php|aspx?|md)$/i, '')
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
