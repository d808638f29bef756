/**
 * Fields in the form that nearly every file has: a name, a colon and a text, a list or a block of text, nothing that
 * could be meant otherwise. At the first thing beyond that it gives up, and `yaml.ts` reads the fields with a parser.
 * That both give the same tree is tested over our content and over fuzzed fields.
 */
import type { Field, FieldsNode, ListNode, TextNode, YamlNode } from './yaml'

/** Reads fields; nothing when they are out of the ordinary. `firstLine` is the line of the file on which `text` starts. */
export function readPlainFields(text: string, firstLine: number): FieldsNode | undefined {
  return UNUSUAL.test(text) ? undefined : new PlainReader(text.split('\n'), firstLine).read()
}

/** Tabs, carriage returns, and spaces and line ends that only look like ordinary ones. */
const UNUSUAL = /[\t\r\u0085\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/
const FIELD = /^([A-Za-z][\w-]*):(?: +(.*))?$/
const ITEM = /^( *)- +(.*)$/
const IGNORED = /^ *(?:#.*)?$/
/** A text that cannot be anything else: it begins like a word, and holds no `: ` and no ` #`. */
const PLAIN = /^[\p{L}\p{N}/$€(+](?:[^:#\n]|:(?=[^ ])|(?<=[^ ])#)*$/u
const DOUBLE_QUOTED = /^"([^"\\]*)"$/
const SINGLE_QUOTED = /^'((?:[^']|'')*)'$/
const BLOCK = /^([>|])(-?)$/
const FLOW_ITEM = /^[\p{L}\p{N}][^,:#[\]{}"'&*!|>%@`]*$/u

class PlainReader {
  private at = 0
  constructor(
    private readonly lines: readonly string[],
    private readonly firstLine: number,
  ) {}

  read(): FieldsNode | undefined {
    const fields = new Map<string, Field>()
    let first: FieldsNode['place'] | undefined
    while (this.at < this.lines.length) {
      const line = this.lines[this.at] ?? ''
      if (IGNORED.test(line)) {
        this.at++
        continue
      }
      const [, name, value = ''] = FIELD.exec(line) ?? []
      if (name === undefined || fields.has(name)) return undefined
      const place = this.place(0)
      first ??= place
      const node = this.value(value.trimEnd(), line.length - value.length)
      if (!node) return undefined
      fields.set(name, { place, value: node })
    }
    return first && { kind: 'fields', fields, place: first }
  }

  private place(column: number): FieldsNode['place'] {
    return { line: this.at + this.firstLine, column: column + 1 }
  }

  private value(value: string, column: number): YamlNode | undefined {
    if (value === '') return this.list()
    const block = BLOCK.exec(value)
    if (block) return this.block(value, column, block[1] === '>', block[2] === '-')
    const node = value.startsWith('[') ? this.flowList(value, column) : this.text(value, column)
    this.at++
    // A line that is indented below would continue the value.
    return node && this.continues() ? undefined : node
  }

  private continues(): boolean {
    let next = this.at
    while (next < this.lines.length && IGNORED.test(this.lines[next] ?? '')) next++
    return /^[ -]/.test(this.lines[next] ?? '')
  }

  private text(source: string, column: number): TextNode | undefined {
    const quoted = DOUBLE_QUOTED.exec(source)?.[1] ?? SINGLE_QUOTED.exec(source)?.[1]?.replaceAll("''", "'")
    const place = this.place(column)
    if (quoted !== undefined) return { kind: 'text', text: quoted, quoted: true, source, place }
    if (!PLAIN.test(source) || source.endsWith(':')) return undefined
    return { kind: 'text', text: source, quoted: false, source, place }
  }

  private flowList(source: string, column: number): ListNode | undefined {
    if (!source.endsWith(']')) return undefined
    const items: TextNode[] = []
    let at = 1
    for (const part of source.slice(1, -1).split(',')) {
      const item = part.trim()
      if (!FLOW_ITEM.test(item)) return undefined
      const place = this.place(column + at + part.indexOf(item))
      items.push({ kind: 'text', text: item, quoted: false, source: item, place })
      at += part.length + 1
    }
    return { kind: 'list', items, place: this.place(column) }
  }

  private list(): ListNode | undefined {
    this.at++
    const items: YamlNode[] = []
    let place: ListNode['place'] | undefined
    let indent: number | undefined
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at] ?? ''
      if (IGNORED.test(line)) continue
      if (/^[A-Za-z]/.test(line)) break
      const [, spaces, value] = ITEM.exec(line) ?? []
      if (spaces === undefined || value === undefined) return undefined
      indent ??= spaces.length
      if (spaces.length !== indent) return undefined
      place ??= this.place(indent)
      const item = this.text(value.trimEnd(), line.length - value.length)
      if (!item) return undefined
      items.push(item)
    }
    return place && { kind: 'list', items, place }
  }

  /** Lines of one paragraph below `>` or `|`, all indented alike. */
  private block(source: string, column: number, folded: boolean, stripped: boolean): TextNode | undefined {
    const place = this.place(column)
    this.at++
    const first = this.lines[this.at] ?? ''
    const indent = first.length - first.trimStart().length
    const paragraph: string[] = []
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at] ?? ''
      if (/^[A-Za-z]/.test(line)) break
      const isIndented = line.length > indent && line.slice(0, indent).trim() === '' && line[indent] !== ' '
      if (indent === 0 || !isIndented || line.endsWith(' ')) return undefined
      paragraph.push(line)
    }
    const words = paragraph.map((line) => line.slice(indent))
    if (words.length === 0) return undefined
    const text = words.join(folded ? ' ' : '\n') + (stripped ? '' : '\n')
    return { kind: 'text', text, quoted: false, source: [source, ...paragraph].join('\n'), place }
  }
}
