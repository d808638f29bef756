/**
 * Fields in the form that nearly every file has: a name, a colon and a text, a list or a block of text, nothing that
 * could be meant otherwise. At the first thing beyond that it gives up, and `index.ts` reads the fields with a parser.
 * Without it, a cold build takes a third more CPU. That both give the same tree is tested over our content
 * and over fuzzed fields.
 */
import type { Field, FieldsNode, ListNode, TextNode, YamlNode } from './nodes'

/** Reads fields; nothing when they are out of the ordinary. `firstLine` is the line of the file on which `text` starts. */
export function readPlainFields(text: string, firstLine: number): FieldsNode | undefined {
  return UNUSUAL.test(text) ? undefined : new PlainReader(text.split('\n'), firstLine).read()
}

/** Tabs, carriage returns, and spaces and line ends that only look like ordinary ones. */
const UNUSUAL = /[\t\r\u0085\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/
const FIELD = /^([A-Za-z][\w-]*):(?: +(.*))?$/
const IGNORED = /^ *(?:#.*)?$/
/** A text that cannot be anything else: it begins like a word, and holds no `: ` and no ` #`. */
const PLAIN = /^[\p{L}\p{N}/$€(+](?:[^:#\n]|:(?=[^ ])|(?<=[^ ])#)*$/u
const DOUBLE_QUOTED = /^"([^"\\]*)"$/
const SINGLE_QUOTED = /^'((?:[^']|'')*)'$/
const BLOCK = /^([>|])(-?)$/
const FLOW_ITEM = /^[\p{L}\p{N}][^,:#[\]{}"'&*!|>%@`]*$/u
const DEEPEST = 12

/** Each method leaves `at` behind what it read, and gives nothing when that is not plain. */
class PlainReader {
  private at = 0
  private depth = 0
  constructor(
    private readonly lines: readonly string[],
    private readonly firstLine: number,
  ) {}

  read(): FieldsNode | undefined {
    this.skipIgnored()
    const fields = this.line.startsWith(' ') ? undefined : this.fields(0, 0)
    return this.at === this.lines.length ? fields : undefined
  }

  private get line(): string {
    return this.lines[this.at] ?? ''
  }

  private get indentation(): number {
    return this.line.length - this.line.trimStart().length
  }

  private place(column: number): FieldsNode['place'] {
    return { line: this.at + this.firstLine, column: column + 1 }
  }

  private skipIgnored(): void {
    while (this.at < this.lines.length && IGNORED.test(this.line)) this.at++
  }

  /**
   * Fields in one column.
   * @param start where the first one begins on its line, behind `- ` perhaps
   */
  private fields(indent: number, start: number): FieldsNode | undefined {
    if (this.depth > DEEPEST) return undefined
    const fields = new Map<string, Field>()
    const place = this.place(start)
    for (let column = start; ; column = indent) {
      const [, name, value = ''] = FIELD.exec(this.line.slice(column)) ?? []
      if (name === undefined || fields.has(name)) return undefined
      const own = this.place(column)
      const node = this.value(indent, value.trimEnd(), this.line.length - value.length)
      if (!node) return undefined
      fields.set(name, { place: own, value: node })
      this.skipIgnored()
      if (this.at === this.lines.length || this.indentation < indent) break
      // A list of an outer level may be in the column of its field.
      if (this.indentation > indent) return undefined
      if (this.line.startsWith('- ', indent)) return undefined
    }
    return { kind: 'fields', fields, place }
  }

  /** What follows the colon of a field in column `indent`, or below it. */
  private value(indent: number, value: string, column: number): YamlNode | undefined {
    if (value === '') return this.below(indent)
    const block = BLOCK.exec(value)
    if (block) return this.block(indent, value, column, block[1] === '>', block[2] === '-')
    const node = value.startsWith('[') ? this.flowList(value, column) : this.text(value, column)
    this.at++
    return node
  }

  private below(indent: number): YamlNode | undefined {
    this.at++
    this.skipIgnored()
    const inner = this.indentation
    if (this.at === this.lines.length || inner < indent) return undefined
    if (this.line.startsWith('- ', inner)) return this.list(inner)
    if (inner === indent) return undefined
    this.depth++
    const fields = this.fields(inner, inner)
    this.depth--
    return fields
  }

  private list(indent: number): ListNode | undefined {
    const items: YamlNode[] = []
    const place = this.place(indent)
    while (this.at < this.lines.length && this.indentation === indent && this.line.startsWith('- ', indent)) {
      const item = this.item(this.line.indexOf(this.line.slice(indent + 1).trimStart(), indent + 1))
      if (!item) return undefined
      items.push(item)
      this.skipIgnored()
    }
    return this.indentation > indent && this.at < this.lines.length ? undefined : { kind: 'list', items, place }
  }

  private item(start: number): YamlNode | undefined {
    const value = this.line.slice(start).trimEnd()
    if (FIELD.test(value)) {
      this.depth++
      const fields = this.fields(start, start)
      this.depth--
      return fields
    }
    const node = this.text(value, start)
    this.at++
    return node
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

  /** Paragraphs below `>` or `|`, all lines indented alike. */
  private block(
    parent: number,
    source: string,
    column: number,
    folded: boolean,
    stripped: boolean,
  ): TextNode | undefined {
    const place = this.place(column)
    this.at++
    const indent = this.indentation
    if (indent <= parent) return undefined
    const written: string[] = []
    for (; this.at < this.lines.length; this.at++) {
      const { line } = this
      if (line !== '' && this.indentation <= parent) break
      if (line !== '' && (this.indentation !== indent || line.endsWith(' '))) return undefined
      written.push(line)
    }
    while (written.at(-1) === '') written.pop()
    const words = written.map((line) => line.slice(indent))
    if (words.length === 0 || words[0] === '') return undefined
    const text = (folded ? fold(words) : words.join('\n')) + (stripped ? '' : '\n')
    return { kind: 'text', text, quoted: false, source: [source, ...written].join('\n'), place }
  }
}

/** Lines become one, and each blank line between them a line break. */
function fold(lines: readonly string[]): string {
  return lines.reduce((text, line, index) => {
    if (line === '') return `${text}\n`
    return index === 0 || lines[index - 1] === '' ? text + line : `${text} ${line}`
  }, '')
}
