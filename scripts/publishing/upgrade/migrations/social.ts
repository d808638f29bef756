import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { networkOf } from '../../../../src/lib/networks'
import { changeFiles, type Migration, SITE_SETTINGS } from './migration'

export const social: Migration = {
  number: 3,
  says: 'Makes `social` in settings/site.yaml a list, which holds any number of networks.',
  change: (texts) => changeFiles(texts, SITE_SETTINGS, (_, text) => withList(text)),
}

/** What the footer called each profile until now. */
const NAMES: Record<string, string> = {
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
}

/** A piece of the text, by its start and its end, and what stands there instead. */
type Edit = [from: number, to: number, instead: string]

function withList(text: string): string {
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false })
  const group = isMap(document.contents) ? document.contents.get('social') : undefined
  if (document.errors.length > 0 || !isMap(group) || !group.range) return text
  const edits = group.flow ? inBrackets(group) : inLines(text, group)
  const changed = edits
    .sort(([a], [b]) => b - a)
    .reduce((all, [from, to, instead]) => all.slice(0, from) + instead + all.slice(to), text)
  return parseDocument(changed, { schema: 'failsafe', prettyErrors: false }).errors.length === 0 ? changed : text
}

type Place = { key: [number, number]; value: [number, number]; label: string | undefined }

function placesOf(group: YAMLMap): Place[] {
  return group.items.flatMap(({ key, value }: Pair) => {
    if (!isScalar(key) || !isScalar(value) || !key.range || !value.range) return []
    const label = networkOf(String(value.value)) ? undefined : (NAMES[String(key.value)] ?? String(key.value))
    return { key: [key.range[0], key.range[1]], value: [value.range[0], value.range[1]], label }
  })
}

/** A profile for each line. Comments stay where they are. */
function inLines(text: string, group: YAMLMap): Edit[] {
  return placesOf(group).flatMap(({ key: [from, to], value: [, end], label }): Edit[] => {
    const indent = text.slice(text.lastIndexOf('\n', from) + 1, from)
    const found = /\r?\n/.exec(text.slice(end))
    const lineEnd = found ? end + found.index : text.length
    const item: Edit = [from, to, '- url']
    return label === undefined ? [item] : [item, [lineEnd, lineEnd, `${found?.[0] ?? '\n'}${indent}  label: ${label}`]]
  })
}

/** `{x: …, facebook: …}` → `[{url: …, label: X}, …]` */
function inBrackets(group: YAMLMap): Edit[] {
  const [start, end] = group.range as [number, number, number]
  const items = placesOf(group).flatMap(({ key: [from, to], value: [, valueEnd], label }): Edit[] => [
    [from, to, '{url'],
    [valueEnd, valueEnd, label === undefined ? '}' : `, label: ${label}}`],
  ])
  return [[start, start + 1, '['], ...items, [end - 1, end, ']']]
}
