/** What will be written and what is said about it, after the pipeline has found the files right. */
import type { BuildResult } from '../../../build-content/public'
import { drawPicture } from '../../start-fresh/pictures'
import type { OldSite } from '../old-site'
import { pagePath } from './addresses'
import { type Draft, SETTINGS, shownIn } from './draft'
import type { Existing } from './existing'
import type { NewPictures } from './new-pictures'
import { STAND_IN } from './new-post'
import type { Placed } from './posts'
import type { Report, Told } from './report'

export type Plan = {
  /** Files that are new, by their names: text, bytes, or the file to copy. */
  created: Map<string, string | Uint8Array | { copyOf: string }>
  /** The settings with further categories, if there are any. */
  settings?: { file: string; before: string; text: string }
  report: Report
}

type Checked = { built: BuildResult; pictures: NewPictures; broken: ReadonlySet<string> }

/** The plan, with its report. */
export async function planOf(
  old: OldSite,
  existing: Existing,
  placed: Placed,
  draft: Draft,
  { built, pictures, broken }: Checked,
): Promise<Plan> {
  const created = await filesOf(draft, existing, pictures)
  const before = existing.texts.get(SETTINGS) ?? ''
  const answering = new Set(built.addresses().map(({ path }) => path))
  const isCopied = (file: string) => file.startsWith('content/media/') && !file.endsWith(STAND_IN)
  const found = built.diagnostics
    .filter(({ file }) => created.has(file))
    .map(({ file, line, message, hint }) => ({ file, line, text: message, remedy: hint }))
  return {
    created,
    ...(draft.settings !== undefined && { settings: { file: SETTINGS, before, text: draft.settings } }),
    report: {
      what: old.what,
      posts: draft.posts.map(({ placed: { file, old: post }, state }) => ({
        file,
        from: `${post.place.file}:${post.place.line}`,
        state,
      })),
      people: draft.people.map(({ file }) => file),
      pictures: [...created.keys()].filter(isCopied).length,
      addresses: addressesOf(old, placed, draft, { answering, broken }),
      changed: [
        ...draft.posts.flatMap(({ changed }) => changed),
        ...placed.known.map(({ old: { place }, post: { title, file } }) => ({
          ...place,
          text: `"${title}" is there already (${file}) and stays as it is.`,
        })),
        ...newCategories(before, draft.settings),
      ],
      decide: [
        ...placed.decide,
        ...[...draft.posts, ...draft.people].flatMap(({ decide }) => decide),
        ...old.questions.map(({ place, text, remedy }) => ({ ...place, text, remedy })),
        ...found,
      ],
    },
  }
}

async function filesOf(draft: Draft, { pictures: there }: Existing, pictures: NewPictures): Promise<Plan['created']> {
  const created: Plan['created'] = new Map()
  for (const path of shownIn(draft)) {
    const source = pictures.toCopy(path)
    if (source !== undefined) created.set(`content/media/${path}`, { copyOf: source })
    else if (path === STAND_IN && !there.has(path)) created.set(`content/media/${path}`, await drawPicture(path, GRAY))
  }
  for (const { file, text } of draft.people) created.set(file, text)
  for (const { placed, text } of draft.posts) created.set(placed.file, text)
  return created
}

/** The stand-in belongs to no agency's colors. */
const GRAY = '#5b6573'

/** The lines that the settings have more than before. */
function newCategories(before: string, settings: string | undefined): Told[] {
  const known = new Set(before.split('\n'))
  return (settings ?? '').split('\n').flatMap((line, index) => {
    const name = /^ {2}- name: (.*)$/.exec(line)?.[1]
    if (name === undefined || known.has(line)) return []
    return [{ file: SETTINGS, line: index + 1, text: `The category ${name} is new: imported posts have it.` }]
  })
}

type Answers = { answering: ReadonlySet<string>; broken: ReadonlySet<string> }

/** Counts the old addresses that lead to their post, as the pipeline says, and asks about each of the others. */
function addressesOf(
  { pages }: OldSite,
  { posts, known }: Placed,
  { open }: Draft,
  { answering, broken }: Answers,
): Report['addresses'] {
  const reasons = new Map<string, Told>(open.map(({ address, ...told }) => [address, told]))
  const all = new Set<string>()
  const note = (address: string, reason: () => Told) => {
    all.add(address)
    if (!reasons.has(address) && (address.includes('?') || !answering.has(pagePath(address))))
      reasons.set(address, reason())
  }
  for (const { old, file } of posts)
    for (const address of old.addresses) note(address, () => ofPost(address, file, broken.has(file)))
  for (const { old, post } of known)
    for (const address of old.addresses) note(address, () => ofKnown(address, old.place, post.file))
  for (const { address, title, place } of pages) note(address, () => ofPage(address, title, place))
  return { all: all.size, answering: all.size - reasons.size, open: [...reasons.values()] }
}

const aliasLines = (address: string): string => `aliases:\n  - ${pagePath(address)}`

const ofPost = (address: string, file: string, isBroken: boolean): Told => ({
  file,
  line: 1,
  ...(isBroken
    ? {
        text: `${address} does not answer, because its post is a draft until its mistakes are corrected.`,
        remedy: 'It will answer when the post is public.',
      }
    : {
        text: `${address} has no alias, because it is the same file as another old address of the post on some disks.`,
        remedy: 'Most hosts answer it all the same. Add a rule at your host if it does not.',
      }),
})

const ofKnown = (address: string, place: { file: string; line: number }, file: string): Told => ({
  ...place,
  text: `${address} was the address of a post that is there already (${file}), but does not lead to it.`,
  remedy: `Add to the fields of ${file}:\n${aliasLines(address)}`,
})

const ofPage = (address: string, title: string, place: { file: string; line: number }): Told => ({
  ...place,
  text: `${address} was the page "${title}", which is not a post and is not imported.`,
  remedy: `Write its words where they belong, and add to the fields of that page:\n${aliasLines(address)}`,
})
