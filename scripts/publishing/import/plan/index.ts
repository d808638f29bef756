/** Everything that an import would write, known and checked by the whole pipeline before anything is written. */
import { buildContent } from '../../../build-content/public'
import { formatPretty } from '../../../lib/diagnostics/format'
import type { OldSite } from '../old-site'
import { draftOf } from './draft'
import { readExisting } from './existing'
import { GivenPictures } from './given-pictures'
import { Names } from './names'
import { placePosts } from './posts'
import { type Plan, planOf } from './result'
import { picturesOf } from './texts'

export type { Plan }

export type ImportOptions = {
  content: string
  /** The folder with the pictures. */
  media: string
  today: string
}

/** @throws EnvironmentError when the content is not right as it is */
export async function planImport(old: OldSite, { content, media, today }: ImportOptions): Promise<Plan> {
  const existing = await readExisting(content, today)
  const placed = placePosts(old, existing)
  const given = new GivenPictures(media)
  const names = new Names({ ...old, posts: placed.posts.map((post) => post.old) }, existing)
  const portraits = names.people.flatMap((person) => person.old.photo?.src ?? [])
  const pictures = await picturesOf(placed.posts, portraits, given, existing)
  const broken = new Set<string>()
  // A post with a mistake becomes a draft, and links to it become words: what follows is seen in a further round.
  for (;;) {
    const draft = draftOf(old, existing, placed, { names, pictures, today, broken })
    const built = await buildContent({ content, now: today, overlay: draft.overlay })
    const errors = built.diagnostics.filter(({ severity }) => severity === 'error')
    if (errors.length === 0) return planOf(old, existing, placed, draft, { built, pictures, broken })
    const files = new Set(placed.posts.map(({ file }) => file))
    const found = errors.filter(({ file }) => files.has(file) && !broken.has(file))
    if (found.length === 0) throw new Error(`the imported files give no site:\n${formatPretty(errors, built.lineOf)}`)
    for (const { file } of found) broken.add(file)
  }
}
