/** What is left of a part that the site leaves out: its entries, and what names, shows or lists it elsewhere. */
import type { SingleName } from '../../../src/schema/collections'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { plural } from '../../lib/diagnostics/words'
import { isSingle } from '../../lib/schema/file-kind'
import type { Path } from '../../lib/schema/walk'
import { atField, atFile, type ContentFile } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { type Part, partOf } from '../site/parts'

/** @param what what leads there, as the beginning of a sentence @param remedy what to do about that, without a full stop */
export const leftOutMessage = (what: string, part: Part, remedy: string): Message => ({
  code: 'part-left-out',
  text: `${what}, but the site leaves that part out: there is no ${part.file}.`,
  hint: `${remedy}, or add ${part.file}.`,
})

/** Whether a file is an entry of a part that is left out. */
export const isLeftOver = ({ kind }: ContentFile, leftOut: readonly Part[]): boolean =>
  'collection' in kind && partOf(kind.collection, leftOut) !== undefined

/** All entries of a part are one mistake. A draft stops no build, so another file is named where there is one. */
export function checkLeftOvers(files: readonly ContentFile[], leftOut: readonly Part[]): Diagnostic[] {
  return leftOut.flatMap((part) => {
    const left = files.filter((file) => isLeftOver(file, [part]))
    const first = left.find(({ hidden }) => !hidden) ?? left[0]
    if (!first) return []
    const what = `content/${part.holds} has ${plural(left.length, 'file')}`
    return atFile(first.file, leftOutMessage(what, part, `Remove ${left.length === 1 ? 'it' : 'them'}`))
  })
}

type Showing = { on: SingleName; part: Part['name']; what: string; remedy: string; at: (data: Entry['data']) => Path[] }

const field = (name: string) => (data: Entry['data']) => (data[name] === undefined ? [] : [[name]])

/** Fields of pages and settings that show another part. */
const SHOWING: readonly Showing[] = [
  {
    on: 'pages/home',
    part: 'pages/startups',
    what: '"packages" shows the packages of the startups page',
    remedy: 'Remove "packages" and what belongs to it',
    at: field('packages'),
  },
  {
    on: 'pages/home',
    part: 'pages/blog',
    what: '"stories" shows the newest posts',
    remedy: 'Remove "stories" and what belongs to it',
    at: field('stories'),
  },
  {
    on: 'settings/navigation',
    part: 'pages/tools',
    what: 'This column lists the free tools',
    remedy: 'Remove the line "fill: tools"',
    at: ({ footer }) =>
      ((footer as Footer | undefined)?.columns ?? []).flatMap(({ fill }, index) =>
        fill === 'tools' ? [['footer', 'columns', index, 'fill']] : [],
      ),
  },
]

type Footer = { columns?: { fill?: string }[] }

/** What an entry shows of parts that are left out. */
export const checkShown = (entry: Entry, leftOut: readonly Part[]): Diagnostic[] =>
  SHOWING.flatMap(({ on, part: name, what, remedy, at }) => {
    const part = leftOut.find((one) => one.name === name)
    if (!part || !isSingle(entry.kind, on)) return []
    return at(entry.data).map((path) => atField(entry, path, leftOutMessage(what, part, remedy)))
  })
