/** What links and pictures of an old text become. */
import type { Question } from '../old-site'

/** Answers where something of the old site is on the new one. */
export type Targets = {
  /** The new address of a link, or nothing where only its words can stay. */
  link: (href: string) => { href?: string; question?: Question }
  /** The path of a picture below `content/media`, or nothing where its file is not given. */
  picture: (src: string) => { path?: string; question?: Question }
}

/** A picture as reports name it: one inside of the text itself can be longer than the text. */
export const pictureName = (src: string): string => (src.startsWith('data:') ? `${src.slice(0, 30)}…` : src)

/** What stands in a text for a picture that is not given: readers do not see it, and editors find it. */
export const missingMark = (src: string): string =>
  `<!-- picture: ${pictureName(src).replace(/--/g, '%2D%2D').replace(/>/g, '%3E')} -->`

/** The page of a player: pages load nothing from other sites, so a link takes its place. */
export function pageOfPlayer(src: string): string {
  const address = src.startsWith('//') ? `https:${src}` : src
  const youtube = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address)?.[1]
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(address)?.[1]
  return vimeo ? `https://vimeo.com/${vimeo}` : address
}
