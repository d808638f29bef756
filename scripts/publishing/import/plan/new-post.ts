/** An old post as a content file, with what was changed and what a person has to decide. */
import { lengths } from '../../../../src/lib/lengths'
import type { OldStatus } from '../old-site'
import type { NewText } from '../text/from-html'
import { openingOf, plainText, shortened } from '../text/plain-text'
import type { AddressPlan } from './addresses'
import { markdownFile } from './entry-text'
import type { Names } from './names'
import type { NewPictures } from './new-pictures'
import type { PlacedPost } from './posts'
import { lineWith, type Told } from './report'

/** What stands in for the picture that each post needs. */
export const STAND_IN = 'blog/imported-without-picture.webp'

export type NewPost = {
  placed: PlacedPost
  text: string
  state: OldStatus
  /** Pictures that it shows, below `content/media`. */
  pictures: string[]
  changed: Told[]
  decide: Told[]
}

export type Surroundings = {
  names: Names
  pictures: NewPictures
  today: string
  /** Whether the pipeline found a mistake in it, so that only a draft can be written. */
  isBroken: boolean
}

type Noted = { at?: string; text: string; remedy?: string }

/** The file of a post. */
export function newPost(
  placed: PlacedPost,
  body: NewText,
  addresses: AddressPlan,
  { names, pictures, today, isBroken }: Surroundings,
): NewPost {
  const { old, file, id } = placed
  const changed: Noted[] = []
  const decide: Noted[] = [...old.questions, ...body.questions]
  const title = titleOf(placed, changed)
  const excerpt = excerptOf(placed, body, title, changed)
  const { image, imageAlt } = imageOf(placed, body, pictures, { changed, decide })
  const { author, isUnknown } = names.author(old)
  if (isUnknown)
    decide.push({
      at: 'author:',
      text: `The export does not say who wrote this; "${author}" stands in.`,
      remedy: 'Write who did: the id of a person, or a desk in words.',
    })
  const { category, isGuess } = names.category(old)
  if (isGuess && category !== undefined)
    decide.push({
      at: 'category:',
      text: `The post had no category, and this site needs one; "${category}" stands in.`,
      remedy: 'Choose the right one.',
    })
  if (old.day === undefined)
    decide.push({
      at: 'date:',
      text: 'The export has no day for this post; the day of the import stands in.',
      remedy: 'Write the day of its publication.',
    })
  const isDraft = old.status === 'draft' || isBroken
  const publishAt =
    old.status === 'scheduled' && old.day !== undefined ? [old.day, old.hour].filter(Boolean).join(' ') : undefined
  if (publishAt !== undefined)
    decide.push({
      at: 'publishAt:',
      text: `The post was to be published at ${publishAt} by the clock of the old site.`,
      remedy: 'Change the hour if the clocks of the two sites differ.',
    })
  if (isBroken)
    decide.push({
      at: 'draft:',
      text: 'The post has mistakes, so it was written as a draft: "npm run build:content" lists them.',
      remedy: 'Correct them, then remove "draft: true".',
    })
  const fields = {
    title,
    excerpt,
    image,
    imageAlt,
    author,
    date: old.day ?? today,
    category,
    tags: names.tags(old, category),
    draft: isDraft ? true : undefined,
    publishAt: isDraft ? undefined : publishAt,
    aliases: addresses.aliases,
  }
  if (body.markdown === '')
    decide.push({ text: 'The post has no text that can be imported.', remedy: 'Write it, or delete the file.' })
  const text = markdownFile(fields, body.markdown)
  const told = ({ at, ...noted }: Noted): Told => ({ file, line: lineWith(text, at), ...noted })
  if (id !== old.slug && old.status === 'public' && old.addresses.length > 0)
    changed.push({ text: `The last part of the address was "${old.slug}" and is "${id}" now.` })
  return {
    placed,
    text,
    state: isDraft ? 'draft' : old.status,
    pictures: [...new Set([image, ...body.pictures])],
    changed: changed.map(told),
    decide: decide.map(told),
  }
}

function titleOf({ title }: PlacedPost, changed: Noted[]): string {
  const short = shortened(title, lengths.title)
  if (short !== title)
    changed.push({ at: 'title:', text: `The title was cut to ${lengths.title} characters. It was: ${title}` })
  return short
}

function excerptOf({ old }: PlacedPost, body: NewText, title: string, changed: Noted[]): string {
  const written = plainText(old.excerpt ?? '')
  const excerpt = shortened(written || openingOf(body.markdown) || title, lengths.text)
  if (written === '')
    changed.push({ at: 'excerpt:', text: 'The post had no excerpt; the beginning of its text is in its place.' })
  else if (excerpt !== written)
    changed.push({ at: 'excerpt:', text: `The excerpt was cut to ${lengths.text} characters.` })
  return excerpt
}

function imageOf(
  { old }: PlacedPost,
  body: NewText,
  pictures: NewPictures,
  { changed, decide }: { changed: Noted[]; decide: Noted[] },
): { image: string; imageAlt?: string } {
  if (old.picture) {
    const { picture, question } = pictures.find(old.picture.src, old.folder)
    const alt = shortened(plainText(old.picture.alt ?? ''), lengths.text)
    if (picture) return { image: picture.path, imageAlt: alt || undefined }
    decide.push({
      at: 'image:',
      text: question?.text ?? '',
      remedy: 'Put the file into content/media, and write its name in the field image.',
    })
  }
  const [first] = body.pictures
  if (first !== undefined) {
    changed.push({
      at: 'image:',
      text: 'The post had no picture of its own that can be used; the first picture of its text is in its place.',
    })
    return { image: first }
  }
  if (!old.picture)
    decide.push({
      at: 'image:',
      text: 'The post has no picture; a plain drawing stands in.',
      remedy: 'Put a picture into content/media, and write its name in the field image.',
    })
  return { image: STAND_IN }
}
