/** The texts of the posts, with links and pictures at their new places. */
import { fromOldHtml, type NewText } from '../text/from-html'
import { fromOldMarkdown, withoutDeadAnchors } from '../text/from-markdown'
import type { Targets } from '../text/targets'
import type { Existing } from './existing'
import type { GivenPictures } from './given-pictures'
import type { Links } from './links'
import { NewPictures } from './new-pictures'
import type { PlacedPost } from './posts'

/** The text of a post. */
export function textOf({ old: { text, folder } }: PlacedPost, links: Links, pictures: NewPictures): NewText {
  return converted(text, {
    link: (href) => links.of(href, folder),
    picture: (src) => {
      const { picture, question } = pictures.find(src, folder)
      return { path: picture?.path, question }
    },
  })
}

function converted(text: PlacedPost['old']['text'], targets: Targets): NewText {
  const made = 'html' in text ? fromOldHtml(text.html, targets) : fromOldMarkdown(text.markdown, targets)
  const { markdown, questions } = withoutDeadAnchors(made.markdown)
  return { ...made, markdown, questions: [...made.questions, ...questions] }
}

/** Measures every given picture that a post or an author shows. */
export async function picturesOf(
  posts: readonly PlacedPost[],
  portraits: readonly string[],
  given: GivenPictures,
  existing: Existing,
): Promise<NewPictures> {
  const files = new Set<string>()
  const note = (src: string, folder: string) => {
    const file = given.find(src, folder)
    if (file !== undefined) files.add(file)
    return {}
  }
  for (const { old } of posts) {
    if (old.picture) note(old.picture.src, old.folder)
    converted(old.text, { link: (href) => ({ href }), picture: (src) => note(src, old.folder) })
  }
  for (const src of portraits) note(src, '')
  return NewPictures.of(given, files, existing)
}
