/**
 * The slips people make in YAML, found in the text itself before it is parsed: a parser would report most of them in its
 * own words and the worst of them (`title: We are #1`) not at all. Each slip comes with a repaired line, so that parsing
 * can go on and the other mistakes of the file are reported in the same run.
 */
import { fieldNames } from '../field-names'
import type { Finding, Place } from '../problems/problem'
import { yamlQuoted } from '../problems/words'
import * as findings from './findings'
import { endOfBrackets, endOfKey, endOfQuoted, indentationOf, isBlankOrComment, wrongBackslash } from './marks'
import { Outline } from './outline'

export type Slip = { place: Place; finding: Finding }

/** `touched` are the numbers of the lines that are not as written in `repaired`: what is wrong with them is a consequence. */
export type Repaired = { slips: Slip[]; repaired: string; touched: Set<number> }

/** Every slip of a text, and the text as it was probably meant. Both have the same number of lines. */
export function findSlips(text: string): Repaired {
  const written = text.split('\n')
  const scan = new Scan([...written])
  scan.run()
  const touched = new Set(written.flatMap((line, index) => (line === scan.lines[index] ? [] : index + 1)))
  return { slips: scan.slips, repaired: scan.lines.join('\n'), touched }
}

const { ODD_SPACE, INVISIBLE, QUOTE_MARKS } = findings
const ODD_SPACES = new RegExp(ODD_SPACE.source, 'g')
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g')
const DATE_NUMBER_OR_BOOLEAN = /^(?:true|false|\d+|\d{4}-\d{2}-\d{2})$/
/** What people put before the items of a list instead of a hyphen and a space. */
const LIST_MARK = /^(-(?=[^\s-])|[–—•·▪‣◦*+](?=\s)|[•▪‣◦](?=\S)|\d{1,2}[.)](?=\s))\s*(\S.*)$/

class Scan {
  slips: Slip[] = []
  private i = 0
  /** The column of a field whose value began on its own line; deeper lines continue it. */
  private plain: number | undefined
  private tabs = false
  /** The columns of lines that were moved: those below them that stand as wrongly are the same mistake. */
  private moved: { kind: string; from: number; to: number } | undefined
  private readonly outline: Outline

  constructor(readonly lines: string[]) {
    const columns = lines.filter((line) => !isBlankOrComment(line)).map((line) => /^[\s\u200b\ufeff]*/.exec(line)?.[0])
    this.outline = new Outline(Math.min(...columns.map((space) => (space ?? '').replace(ALL_INVISIBLE, '').length)))
  }

  run(): void {
    for (this.i = 0; this.i < this.lines.length; this.i++) {
      if (isBlankOrComment(this.line)) continue
      this.repairIndentation()
      this.readLine()
    }
  }

  private get line(): string {
    return this.lines[this.i] ?? ''
  }

  private set line(repaired: string) {
    this.lines[this.i] = repaired
  }

  /** A line that is wrong in two ways is one mistake to whoever mends it. */
  private report(column: number, finding: Finding): void {
    if (this.slips.at(-1)?.place.line === this.i + 1) return
    this.slips.push({ place: { line: this.i + 1, column }, finding })
  }

  private repairIndentation(): void {
    const space = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*/.exec(this.line)?.[0] ?? ''
    const tab = space.indexOf('\t')
    const invisible = space.search(INVISIBLE)
    const odd = space.search(ODD_SPACE)
    const spaces = space.replaceAll('\t', '  ').replace(ALL_INVISIBLE, '').replace(ODD_SPACES, ' ')
    const repaired = spaces + this.line.slice(space.length)
    if (tab >= 0 && !this.tabs) {
      // One message for a file indented with tabs throughout: it is one habit, and one remedy.
      this.tabs = true
      this.report(tab + 1, findings.tabIndentation(repaired))
    } else if (invisible >= 0) {
      this.report(invisible + 1, findings.invisibleCharacter(space[invisible] ?? '', repaired))
    } else if (odd >= 0) {
      this.report(odd + 1, findings.oddSpace(space[odd] ?? '', repaired))
    }
    this.line = repaired
  }

  private readLine(): void {
    const { line } = this
    const indent = indentationOf(line)
    const awaiting = this.outline.awaiting
    if (this.repairListMarks(indent)) {
      this.readLine()
      return
    }
    const dashes = /^(?:-[ \t]+)*/.exec(line.slice(indent))?.[0] ?? ''
    const start = indent + dashes.length
    const rest = line.slice(start)
    const colon = endOfKey(rest)
    if (dashes === '' && rest !== '-' && awaiting === undefined && this.plain !== undefined && indent > this.plain) {
      if (colon === -1 && !/ #/.test(rest)) return
      if (!fieldNames.has(rest.slice(0, Math.max(0, colon)))) {
        this.readContinuation(indent)
        return
      }
    }
    if ((dashes !== '' || rest === '-') && !this.takeItem(indent)) return
    if (this.line !== line) {
      this.readLine()
      return
    }
    this.plain = undefined
    if (rest === '-') this.outline.openAt(indent, 'list')
    else if (colon === -1) this.readWithoutKey(indent, dashes, start, rest)
    else this.readField(dashes, start, rest, colon)
  }

  /** The dashes at the start of a line. `false` when they belong nowhere; a line in the wrong column is moved. */
  private takeItem(indent: number): boolean {
    if (!this.take('list', indent)) return false
    if (indentationOf(this.line) !== indent) return true
    for (const { index } of this.line.slice(indent).matchAll(/(?<=^(?:-[ \t]+)*)-(?=[ \t]|$)/g)) {
      if (index > 0) this.outline.take('list', indent + index, this.i)
      this.outline.openAt(indent + index, 'list')
    }
    return true
  }

  /** A line that starts in no open column is reported and moved to the one it was probably meant for. */
  private take(kind: 'list' | 'fields', column: number): boolean {
    const level = this.outline.take(kind, column, this.i)
    if (level === 'fits') {
      if (this.moved && column <= this.moved.to) this.moved = undefined
      return true
    }
    const to = level === 'none' ? -1 : level.column
    const again = this.moved?.kind === kind && this.moved.from === column && this.moved.to === to
    this.moved = { kind, from: column, to }
    if (level === 'none') {
      if (!again) this.report(column + 1, this.nowhere(kind))
      this.line = ''
      return false
    }
    const corrected = ' '.repeat(level.column) + this.line.slice(column)
    const above = level.line === this.i ? '' : (this.lines[level.line] ?? '')
    if (!again) this.report(column + 1, findings.wrongColumn(kind, column, { column: level.column, above, corrected }))
    this.line = corrected
    return true
  }

  private nowhere(kind: 'list' | 'fields'): Finding {
    const key = /^\s*([\w-]+):/.exec(this.lines[this.i - 1] ?? '')?.[1] ?? 'tags'
    return kind === 'list' ? findings.itemBelowValue(`${key}:\n  ${this.line.trim()}`) : findings.continuedWithColon
  }

  /** `-item`, `• item`, `1. item`: the items of a list that is awaited or open, all of them in one message. */
  private repairListMarks(indent: number): boolean {
    const [, mark] = LIST_MARK.exec(this.line.slice(indent)) ?? []
    if (mark === undefined || !(this.outline.awaiting !== undefined || this.outline.inList)) return false
    if (this.plain !== undefined && indent > this.plain) return false
    const corrected: string[] = []
    for (let i = this.i; i < this.lines.length; i++) {
      const line = this.lines[i] ?? ''
      const [, , text] = LIST_MARK.exec(line.trimStart()) ?? []
      if (text === undefined || indentationOf(line) !== indent) break
      this.lines[i] = `${' '.repeat(indent)}- ${text}`
      corrected.push(this.lines[i] as string)
    }
    this.report(indent + 1, findings.listMarks(mark, corrected))
    return true
  }

  private readField(dashes: string, start: number, rest: string, colon: number): void {
    const key = rest.slice(0, colon)
    if (dashes !== '' && /\s/.test(key.trim()) && !/^["']/.test(key)) {
      // "- Launch day: what we learned" is a sentence; no field of ours has a space in its name.
      this.outline.fill()
      this.replaceValue(start, rest, findings.colonFinding(rest))
      return
    }
    if (key.trim() === '') {
      this.report(start + 1, findings.noName(rest))
      this.line = ''
      return
    }
    const after = rest.slice(colon + 1)
    const space = /^\s*/.exec(after)?.[0] ?? ''
    const odd = key.search(INVISIBLE)
    if (odd >= 0) {
      const repaired = this.line.slice(0, start) + key.replace(ALL_INVISIBLE, '') + rest.slice(colon)
      this.readRepaired(start + odd + 1, findings.invisibleCharacter(key[odd] ?? '', repaired), repaired)
      return
    }
    if (ODD_SPACE.test(space) || ODD_SPACE.test(key)) {
      const at = rest.search(ODD_SPACE)
      const repaired = `${this.line.slice(0, start)}${key.replace(ODD_SPACES, ' ').trim()}: ${after.slice(space.length)}`
      this.readRepaired(start + at + 1, findings.oddSpace(rest[at] ?? '', repaired), repaired)
      return
    }
    const indent = indentationOf(this.line)
    if (!this.take('fields', start)) return
    const moved = indentationOf(this.line) - indent
    this.readValue(start + moved, start + moved + colon + 1 + space.length, after.trim())
  }

  /** Goes on with the repaired line, which may hold another slip. */
  private readRepaired(column: number, finding: Finding, repaired: string): void {
    this.report(column, finding)
    this.line = repaired
    this.readLine()
  }

  private readWithoutKey(indent: number, dashes: string, start: number, rest: string): void {
    const glued = /^([A-Za-z][\w-]*)\s*:([^\s/].*|\/[^/].*)$/.exec(rest)
    if (glued && (dashes === '' || fieldNames.has(glued[1] ?? ''))) {
      const [, key = '', value = ''] = glued
      const repaired = `${this.line.slice(0, start)}${key}: ${value}`
      if (dashes !== '') this.outline.fill()
      this.readRepaired(start + 1, findings.missingSpace(key, repaired.trim()), repaired)
      return
    }
    if (dashes !== '' || (this.outline.awaiting ?? indent) < indent) {
      const parent = dashes === '' ? (this.outline.awaiting ?? indent) : indent
      this.outline.fill()
      this.readValue(parent, start, rest.trimEnd())
      return
    }
    if (/^[[{]/.test(rest)) {
      this.readBrackets(indent - 1, start, rest.trimEnd(), rest[0] ?? '')
      return
    }
    this.reportLine(indent, rest)
  }

  /** A line that is neither a field nor an item of a list, nor goes on with the text above. */
  private reportLine(indent: number, rest: string): void {
    const before = this.line.slice(0, indent)
    const remark = /^(?:\/\/|<!--)\s*(.*?)\s*(?:-->)?$/.exec(rest)
    if (remark) {
      this.report(indent + 1, findings.remark(remark[1] ?? ''))
      this.line = ''
      return
    }
    if (/^(?:---|\.\.\.)\s*$/.test(rest)) {
      this.report(indent + 1, findings.strayMarker(rest.trim()))
      this.line = ''
      return
    }
    const [, key, value = ''] = WITHOUT_COLON.exec(rest) ?? []
    const [, word = '', words = ''] = /^([A-Za-z]\w*)(?:\s+(.+))?$/.exec(rest) ?? []
    const name = key ?? (fieldNames.has(word) ? word : undefined)
    if (name !== undefined) {
      const text = (key === undefined ? words : value).trim()
      this.report(indent + 1, findings.wrongColon(name, text))
      const stays = text === '' || /^[|>][+-]?$/.test(text)
      this.line = `${before}${name}: ${stays ? text : yamlQuoted(text)}`.trimEnd()
      this.readLine()
      return
    }
    this.reportProse(indent)
  }

  /** Lines of a text that are not indented: one message for all of them. */
  private reportProse(indent: number): void {
    const first = this.i
    let end = first + 1
    while (end < this.lines.length && isProse(this.lines[end] ?? '', indent)) end++
    this.report(indent + 1, findings.notAField(this.lines.slice(first, end), indent))
    const text = this.lines.slice(first, end).map((line) => line.trim())
    for (let i = first; i < end; i++) this.lines[i] = ''
    // What is left without a value by this is not a second mistake.
    const field = this.lines[first - 1] ?? ''
    if (this.outline.awaiting !== undefined && /:\s*(?:[|>]\S*\s*)?$/.test(field)) {
      this.lines[first - 1] = field.replace(/:\s*(?:[|>]\S*\s*)?$/, () => `: ${yamlQuoted(text.join(' '))}`)
      this.outline.fill()
    }
    this.i = end - 1
  }

  private readContinuation(indent: number): void {
    this.report(indent + 1, findings.continuedWithColon)
    this.line = ''
  }

  /** `column` counts from 0 here. `parent` is the column that lines of a longer value must be indented beyond. */
  private readValue(parent: number, column: number, value: string): void {
    const mark = value[0] ?? ''
    if (value === '') {
      this.outline.openAt(parent, 'fields')
      return
    }
    if (mark === '"' || mark === "'") {
      this.readQuoted(parent, column, value, mark)
      return
    }
    if (mark === '[' || mark === '{') {
      this.readBrackets(parent, column, value, mark)
      return
    }
    if (/^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:\s+#.*)?$/.test(value)) {
      this.readBlock(parent)
      return
    }
    this.plain = parent
    const finding = this.plainFinding(parent, column, value)
    if (finding) this.replaceValue(column, value, finding)
  }

  private plainFinding(parent: number, column: number, value: string): Finding | undefined {
    const mark = value[0] ?? ''
    const closing = QUOTE_MARKS[mark]
    if (closing !== undefined && value.length > 2 && value.endsWith(closing)) return findings.smartQuotes(value)
    if (mark === '#') return this.commentFinding(parent, column, value)
    if (/^-(?:\s|$)/.test(value)) return this.listBesideField(column, value)
    if (/^[|>]/.test(value)) return findings.markOfLongText(this.line, value)
    const words = findings.withoutMarkdown(value)
    if (words !== undefined) return findings.markdownStart(value, this.withValue(column, value, words).trim())
    if (/^[&*!@`%]/.test(value) || /^[?:](?:\s|$)/.test(value)) return findings.specialStart(value)
    if (endOfKey(value) >= 0) return findings.colonFinding(value)
    const comment = value.search(/\s#/)
    if (comment >= 0 && !DATE_NUMBER_OR_BOOLEAN.test(value.slice(0, comment).trim())) {
      return findings.commentInValue(this.withValue(column, value, yamlQuoted(value)))
    }
    return undefined
  }

  /** `tags: - a`, and perhaps more items on the lines below. */
  private listBesideField(column: number, value: string): Finding {
    const items = [value.replace(/^-\s*/, '')]
    for (let i = this.i + 1; /^\s*- /.test(this.lines[i] ?? ''); i++) {
      items.push((this.lines[i] ?? '').replace(/^\s*- /, '').trim())
      this.lines[i] = ''
    }
    const key = this.line.slice(0, column).trim()
    return findings.listBesideField(key, items, `${key} ${yamlQuoted(value)}`)
  }

  /** `tags: # one per line` is a comment when a list follows; `title: #1 agency` is a text. */
  private commentFinding(parent: number, column: number, value: string): Finding | undefined {
    const next = this.lines.slice(this.i + 1).find((line) => !isBlankOrComment(line))
    const indent = next === undefined ? -1 : indentationOf(next)
    const nested = indent > parent || (indent === parent && next?.trimStart().startsWith('- '))
    if (/^#\s/.test(value) && nested) {
      this.plain = undefined
      this.outline.openAt(parent, 'fields')
      return undefined
    }
    const hint = `Put the text in quotes:\n${this.withValue(column, value, yamlQuoted(value))}`
    return { ...findings.wholeComment(value), hint }
  }

  private replaceValue(column: number, value: string, finding: Finding): void {
    const repaired = this.withValue(column, value, repairedValue(finding.code, value.trimEnd()))
    const hint = finding.hint ?? `Put the text in quotes:\n${repaired.trim()}`
    this.report(column + 1 + Math.max(0, finding.code === 'comment-in-value' ? value.search(/(?<=\s|^)#/) : 0), {
      ...finding,
      hint,
    })
    this.line = repaired
  }

  private withValue(column: number, value: string, replacement: string): string {
    return this.line.slice(0, column) + replacement + this.line.slice(column + value.trimEnd().length).trimEnd()
  }

  private readQuoted(parent: number, column: number, value: string, mark: string): void {
    const end = endOfQuoted(value, mark, 1)
    if (end === -1) {
      this.readLongQuoted(parent, column, mark)
      return
    }
    const rest = value.slice(end + 1)
    if (/^\s*,$/.test(rest)) {
      const corrected = this.withValue(column, value, value.slice(0, end + 1))
      this.report(column + end + 2, findings.commaAfterQuote(corrected.trim()))
      this.line = corrected
    } else if (/^\s*(?:\s#.*)?$/.test(rest)) {
      const wrong = mark === '"' ? wrongBackslash(value.slice(1, end)) : -1
      if (wrong === -1) return
      const corrected = this.withValue(column, value, yamlQuoted(value.slice(1, end).replaceAll('\\"', '"'), "'"))
      this.report(column + wrong + 2, findings.backslash(corrected.trim()))
      this.line = corrected
    } else if (!rest.startsWith(':')) {
      this.replaceValue(column, value, findings.textAfterQuote(value.slice(0, end + 1)))
    }
  }

  /** A quoted text that goes on over several indented lines, or is never closed. */
  private readLongQuoted(parent: number, column: number, mark: string): void {
    for (let i = this.i + 1; i < this.lines.length; i++) {
      const line = this.lines[i] ?? ''
      if (line.trim() === '') continue
      if (indentationOf(line) <= parent) break
      if (endOfQuoted(line, mark, 0) === -1) continue
      this.i = i
      return
    }
    const fixed = `${this.line.trimEnd()}${mark}`
    this.report(column + 1, findings.unclosedQuote(fixed.trim()))
    this.line = fixed
  }

  private readBrackets(parent: number, column: number, value: string, mark: string): void {
    let depth = 0
    for (let i = this.i; i < this.lines.length; i++) {
      const line = i === this.i ? value : (this.lines[i] ?? '')
      if (i > this.i && indentationOf(line) <= parent && !/^\s*(?:[\]}].*)?$/.test(line)) break
      const end = endOfBrackets(line, depth)
      if (end.at === -1) {
        depth = end.depth
        continue
      }
      if (i > this.i || /^\s*(?:\s#.*|:.*)?$/.test(line.slice(end.at + 1))) {
        this.i = i
        return
      }
      this.replaceValue(column, value, findings.specialStart(value))
      return
    }
    const quoted = this.withValue(column, value, yamlQuoted(value))
    const close = mark === '[' ? ']' : '}'
    this.report(column + 1, findings.unclosedBracket(mark, this.line.trim() + close, quoted.trim()))
    this.line = quoted
  }

  /** The lines of a text below `|` or `>`: all of them start in the column of the first, or further to the right. */
  private readBlock(parent: number): void {
    let first: { line: string; column: number } | undefined
    while (this.i + 1 < this.lines.length) {
      const next = this.lines[this.i + 1] ?? ''
      if (next.trim() === '') {
        this.i++
        continue
      }
      const column = indentationOf(next)
      if (next.startsWith('\t') || column <= parent) break
      this.i++
      first ??= { line: next, column }
      if (column >= first.column) continue
      const corrected = ' '.repeat(first.column) + next.trimStart()
      this.report(column + 1, findings.unevenText(first.line, corrected))
      this.line = corrected
    }
    if (first === undefined) this.outline.openAt(parent, 'fields')
  }
}

/** A line of a text: no field, no item of a list, and no blank one. */
const isProse = (line: string, indent: number): boolean =>
  !isBlankOrComment(line) &&
  indentationOf(line) === indent &&
  endOfKey(line.trim()) === -1 &&
  !/^\s*(?:- |---|\.\.\.|["'[{])/.test(line)

function repairedValue(code: string, value: string): string {
  const mark = value[0] ?? ''
  const inner = value.slice(1, -1)
  const same = (mark === '"' || mark === "'") && value.at(-1) === mark && value.length > 2
  if (code === 'smart-quotes') return yamlQuoted(inner)
  if (code === 'list-beside-field') return `[${yamlQuoted(value.replace(/^-\s*/, ''))}]`
  if (code === 'text-after-quote' && same) {
    // ""How to"" is what a table makes of "How to".
    if (/^"".*""$/.test(value)) return yamlQuoted(inner.slice(1, -1))
    // 'Here's how' and "He said "yes" to us": the outer marks were meant as quotes. "Acme" wins: they belong to the text.
    if (!inner.includes('"') || /^[^"]*(?:\s|^)"\S/.test(inner)) return yamlQuoted(inner)
  }
  return yamlQuoted(value)
}

/** `title = Hello`, `title - Hello`, and the wide colon of East Asian keyboards. */
const WITHOUT_COLON = /^([A-Za-z][\w-]*)(?:\s*[=：]|\s+[-–—→](?=\s))\s*(.*)$/
