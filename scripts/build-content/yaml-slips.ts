/**
 * The slips people make in YAML, found in the text itself before it is parsed: a parser would report most of them in its
 * own words and the worst of them (`title: We are #1`) not at all. Each slip comes with a repaired line, so that parsing
 * can go on and the other mistakes of the file are reported in the same run.
 */
import type { Finding, Place } from './problems/problem'
import { codeOf, quote, yamlQuoted, yamlValue } from './problems/words'

export type Slip = { place: Place; finding: Finding }

/** Every slip of a text, and the text as it was probably meant. Both have the same number of lines. */
export function findSlips(text: string): { slips: Slip[]; repaired: string } {
  const scan = new Scan(text.split('\n'))
  scan.run()
  return { slips: scan.slips, repaired: scan.lines.join('\n') }
}

/** Spaces that look like one and are none, to YAML. */
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/
const ODD_SPACES = new RegExp(ODD_SPACE.source, 'g')
const DATE_NUMBER_OR_BOOLEAN = /^(?:true|false|\d+|\d{4}-\d{2}-\d{2})$/

const QUOTE_MARKS: Record<string, string> = { '“': '”', '”': '”', '„': '“', '«': '»', '‘': '’' }

class Scan {
  slips: Slip[] = []
  private i = 0
  /** Where the value of a field began; deeper lines continue it. */
  private plain: number | undefined
  private tabs = false

  constructor(readonly lines: string[]) {}

  run(): void {
    for (this.i = 0; this.i < this.lines.length; this.i++) {
      if (/^\s*(?:#.*)?$/.test(this.line)) continue
      this.repairIndentation()
      this.readLine()
    }
  }

  private get line(): string {
    return this.lines[this.i] ?? ''
  }

  private report(column: number, finding: Finding): void {
    this.slips.push({ place: { line: this.i + 1, column }, finding })
  }

  private repairIndentation(): void {
    const space = /^[\s\u200b\u2060]*/.exec(this.line)?.[0] ?? ''
    const tab = space.indexOf('\t')
    const odd = space.search(ODD_SPACE)
    const repaired = space.replaceAll('\t', '  ').replace(ODD_SPACES, ' ') + this.line.slice(space.length)
    if (tab >= 0 && !this.tabs) {
      // One message for a file indented with tabs throughout: it is one habit, and one remedy.
      this.tabs = true
      this.report(tab + 1, {
        code: 'tab-indentation',
        message: 'This line is indented with a tab, and YAML allows only spaces.',
        hint: `Replace every tab at the start of a line with two spaces:\n${repaired}`,
      })
    } else if (odd >= 0) {
      this.report(odd + 1, oddSpace(space[odd] ?? '', repaired))
    }
    this.lines[this.i] = repaired
  }

  private readLine(): void {
    const { line } = this
    const indent = line.length - line.trimStart().length
    const dashes = /^(?:-[ \t]+)*/.exec(line.slice(indent))?.[0] ?? ''
    const start = indent + dashes.length
    const rest = line.slice(start)
    if (rest === '-') {
      this.plain = undefined
      return
    }
    const continues = this.plain !== undefined && indent > this.plain && dashes === ''
    const colon = endOfKey(rest)
    if (continues) this.readContinuation(indent, rest, colon)
    else if (colon === -1) this.readWithoutKey(indent, dashes, start, rest)
    else this.readField(dashes, start, rest, colon)
  }

  private readField(dashes: string, start: number, rest: string, colon: number): void {
    const key = rest.slice(0, colon)
    if (dashes !== '' && /\s/.test(key.trim()) && !/^["']/.test(key)) {
      // "- Launch day: what we learned" is a sentence; no field of ours has a space in its name.
      this.replaceValue(start, rest, colonFinding(rest))
      this.plain = undefined
      return
    }
    const after = rest.slice(colon + 1)
    const space = /^\s*/.exec(after)?.[0] ?? ''
    if (ODD_SPACE.test(space)) {
      const repaired = `${this.line.slice(0, start + colon + 1)} ${after.slice(space.length)}`
      this.report(start + colon + 2 + space.search(ODD_SPACE), oddSpace(space[space.search(ODD_SPACE)] ?? '', repaired))
      this.lines[this.i] = repaired
      this.readLine()
      return
    }
    this.plain = undefined
    this.readValue(start, start + colon + 1 + space.length, after.trim())
  }

  private readWithoutKey(indent: number, dashes: string, start: number, rest: string): void {
    this.plain = undefined
    if (dashes !== '') {
      this.readValue(indent, start, rest.trimEnd())
      return
    }
    const glued = /^([A-Za-z][\w-]*):([^\s/].*|\/[^/].*)$/.exec(rest)
    if (glued) {
      const [, key = '', value = ''] = glued
      const repaired = `${this.line.slice(0, start)}${key}: ${value}`
      this.report(start + 1, {
        code: 'missing-space',
        message: `A space is missing after "${key}:".`,
        hint: `Write: ${repaired.trim()}`,
      })
      this.lines[this.i] = repaired
      this.readLine()
      return
    }
    if (/^[[\]{}"']/.test(rest) || rest === '---' || rest === '...' || rest.startsWith('? ')) return
    const [, key, value] = WITHOUT_COLON.exec(rest) ?? []
    this.report(start + 1, key ? wrongColon(key, value ?? '') : notAField(rest, indent))
    this.lines[this.i] = key ? `${this.line.slice(0, start)}${key}: ${yamlQuoted(value ?? '')}` : ''
  }

  private readContinuation(indent: number, rest: string, colon: number): void {
    if (colon === -1 && !/ #/.test(rest)) return
    this.report(indent + 1, {
      code: 'unexpected-indentation',
      message: 'This line is indented below a field that already has a value on its own line.',
      hint: `If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"`,
    })
    this.lines[this.i] = ''
  }

  /** `column` counts from 0 here. `parent` is the column that lines of a longer value must be indented beyond. */
  private readValue(parent: number, column: number, value: string): void {
    const mark = value[0] ?? ''
    if (value === '') return
    if (mark === '"' || mark === "'") {
      this.readQuoted(parent, column, value, mark)
      return
    }
    if (mark === '[' || mark === '{') {
      this.readFlow(parent, column, value, mark)
      return
    }
    if (/^[|>](?:[+-]?[1-9]?|[1-9][+-])(?:\s+#.*)?$/.test(value)) {
      this.skipBlock(parent)
      return
    }
    this.plain = parent
    const finding = this.plainFinding(parent, column, value)
    if (finding) this.replaceValue(column, value, finding)
  }

  private plainFinding(parent: number, column: number, value: string): Finding | undefined {
    const mark = value[0] ?? ''
    const closing = QUOTE_MARKS[mark]
    if (closing !== undefined && value.length > 2 && value.endsWith(closing)) return smartQuotes(value)
    if (mark === '#') return this.commentFinding(parent, column, value)
    if (/^[&*!@`%|>]/.test(value)) return specialStart(value)
    if (/^[-?:](?:\s|$)/.test(value)) return specialStart(value)
    if (endOfKey(value) >= 0) return colonFinding(value)
    const comment = value.search(/\s#/)
    if (comment >= 0 && !DATE_NUMBER_OR_BOOLEAN.test(value.slice(0, comment).trim())) {
      return {
        code: 'comment-in-value',
        message: `Everything from "#" on would be lost here: to YAML, " #" starts a comment.`,
        hint: `Put the text in quotes:\n${this.withValue(column, value, yamlQuoted(value))}\nIf it is a comment, put it on a line of its own.`,
      }
    }
    return undefined
  }

  /** `tags: # one per line` is a comment when a list follows; `title: #1 agency` is a text. */
  private commentFinding(parent: number, column: number, value: string): Finding | undefined {
    const next = this.lines.slice(this.i + 1).find((line) => !/^\s*(?:#.*)?$/.test(line))
    const indent = next === undefined ? -1 : next.length - next.trimStart().length
    const nested = indent > parent || (indent === parent && next?.trimStart().startsWith('- '))
    if (/^#\s/.test(value) && nested) {
      this.plain = undefined
      return undefined
    }
    return {
      code: 'comment-in-value',
      message: `The whole value ${quote(value)} would be lost here: to YAML, "#" starts a comment.`,
      hint: `Put the text in quotes:\n${this.withValue(column, value, yamlQuoted(value))}`,
    }
  }

  private replaceValue(column: number, value: string, finding: Finding): void {
    const repaired = this.withValue(column, value, repairedValue(finding.code, value.trimEnd()))
    const hint = finding.hint ?? `Put the text in quotes:\n${repaired.trim()}`
    this.report(column + 1 + Math.max(0, finding.code === 'comment-in-value' ? value.search(/(?<=\s|^)#/) : 0), {
      ...finding,
      hint: hint.replaceAll(/\n\s+/g, '\n'),
    })
    this.lines[this.i] = repaired
  }

  private withValue(column: number, value: string, replacement: string): string {
    return this.line.slice(0, column) + replacement + this.line.slice(column + value.trimEnd().length).trimEnd()
  }

  private readQuoted(parent: number, column: number, value: string, mark: string): void {
    const end = endOfQuoted(value, mark, 1)
    if (end >= 0) {
      const rest = value.slice(end + 1)
      if (/^\s*(?:\s#.*)?$/.test(rest)) return
      if (rest.startsWith(':')) return
      this.replaceValue(column, value, {
        code: 'text-after-quote',
        message: `The value starts with a quotation mark that is closed before its end: ${value.slice(0, end + 1)}`,
      })
      return
    }
    const last = this.endOfLongQuoted(parent, mark)
    if (last !== undefined) {
      this.i = last
      return
    }
    const fixed = `${this.line.trimEnd()}${mark}`
    this.report(column + 1, {
      code: 'unclosed-quote',
      message: 'This quotation mark is never closed.',
      hint: `Close it at the end of the text:\n${fixed.trim()}`,
    })
    this.lines[this.i] = fixed
  }

  /** The line on which a quoted text ends that goes on over several indented lines. */
  private endOfLongQuoted(parent: number, mark: string): number | undefined {
    for (let i = this.i + 1; i < this.lines.length; i++) {
      const line = this.lines[i] ?? ''
      if (line.trim() === '') continue
      if (line.length - line.trimStart().length <= parent) return undefined
      if (endOfQuoted(line, mark, 0) >= 0) return i
    }
    return undefined
  }

  private readFlow(parent: number, column: number, value: string, mark: string): void {
    let depth = 0
    for (let i = this.i; i < this.lines.length; i++) {
      const line = i === this.i ? value : (this.lines[i] ?? '')
      const indent = line.length - line.trimStart().length
      if (i > this.i && indent <= parent && !/^\s*(?:[\]}].*)?$/.test(line)) break
      const end = endOfFlow(line, depth)
      if (end.at === -1) {
        depth = end.depth
        continue
      }
      if (i > this.i || /^\s*(?:\s#.*|:.*)?$/.test(line.slice(end.at + 1))) {
        this.i = i
        return
      }
      this.replaceValue(column, value, specialStart(value))
      return
    }
    const close = mark === '[' ? ']' : '}'
    this.report(column + 1, {
      code: 'unclosed-bracket',
      message: `This "${mark}" starts a list that is never closed with "${close}".`,
      hint: `Close it:\n${this.line.trim()}${close}\nIf it is part of a text, put the text in quotes:\n${this.withValue(column, value, yamlQuoted(value)).trim()}`,
    })
    this.lines[this.i] = this.withValue(column, value, yamlQuoted(value))
  }

  private skipBlock(parent: number): void {
    while (this.i + 1 < this.lines.length) {
      const next = this.lines[this.i + 1] ?? ''
      const indent = next.length - next.trimStart().length
      if (next.trim() !== '' && (indent <= parent || next.startsWith('\t'))) return
      this.i++
    }
  }
}

/** Where the colon after a key is: the first one with a space or nothing behind it. */
function endOfKey(rest: string): number {
  const mark = rest[0] ?? ''
  if (mark === '"' || mark === "'") {
    const end = endOfQuoted(rest, mark, 1)
    return end >= 0 && /^:(?:\s|$)/.test(rest.slice(end + 1)) ? end + 1 : -1
  }
  if (mark === '[' || mark === '{' || mark === '#') return -1
  const colon = rest.search(/:(?=\s|$)/)
  const comment = rest.search(/\s#/)
  return comment >= 0 && comment < colon ? -1 : colon
}

function endOfQuoted(text: string, mark: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    if (mark === '"' && text[i] === '\\') i++
    else if (text[i] === mark) {
      if (mark === "'" && text[i + 1] === "'") i++
      else return i
    }
  }
  return -1
}

/** Where the outermost bracket closes, or how many are open at the end of the line. */
function endOfFlow(line: string, open: number): { at: number; depth: number } {
  let depth = open
  for (let i = 0; i < line.length; i++) {
    const c = line[i] ?? ''
    if ((c === '"' || c === "'") && /[[{,:\s]/.test(line[i - 1] ?? '[')) {
      const end = endOfQuoted(line, c, i + 1)
      if (end >= 0) i = end
    } else if (c === '[' || c === '{') depth++
    else if (c === ']' || c === '}') {
      depth--
      if (depth <= 0) return { at: i, depth }
    }
  }
  return { at: -1, depth }
}

function repairedValue(code: string, value: string): string {
  const inner = value.slice(1, -1)
  const same = (value[0] === '"' || value[0] === "'") && value.at(-1) === value[0] && value.length > 2
  if (code === 'smart-quotes') return yamlQuoted(inner)
  // 'Here's how': the outer marks were meant as quotes. "Acme" wins: they belong to the text.
  if (code === 'text-after-quote' && same && !inner.includes('"')) return yamlQuoted(inner)
  return yamlQuoted(value)
}

const colonFinding = (value: string): Finding => ({
  code: 'colon-in-value',
  message: `The text ${quote(value.trim())} has a colon in it, and YAML would take it for a field.`,
})

const specialStart = (value: string): Finding => ({
  code: 'special-character',
  message: `The text starts with "${value[0]}", which means something else in YAML.`,
})

function smartQuotes(value: string): Finding {
  return {
    code: 'smart-quotes',
    message: `The text stands in typographic quotation marks (${value[0]} ${value.at(-1)}), which would be shown on the page.`,
    hint: `Write it without them: ${yamlValue(value.slice(1, -1))}\nIf visitors should see them, put straight ones around them: '${value}'`,
  }
}

const oddSpace = (character: string, repaired: string): Finding => ({
  code: 'odd-space',
  message: `Here is a special space (${codeOf(character)}) that looks like an ordinary one and is not.`,
  hint: `Replace it with an ordinary space:\n${repaired.trimEnd()}`,
})

/** `title = Hello`, and the wide colon of East Asian keyboards. */
const WITHOUT_COLON = /^([A-Za-z][\w-]*)\s*[=：]\s*(.*)$/

const wrongColon = (key: string, value: string): Finding => ({
  code: 'not-a-field',
  message: 'A field and its value are separated by a colon and a space.',
  hint: `Write: ${key}: ${yamlValue(value)}`,
})

function notAField(rest: string, indent: number): Finding {
  return {
    code: 'not-a-field',
    message: `The line ${quote(rest.trim())} is not a field: a field is a name, a colon, a space and a value.`,
    hint:
      indent === 0
        ? 'Write it as "name: value". If it continues the text of the line above, indent it with two spaces.'
        : 'Write it as "name: value", or as "- value" if it belongs to a list.',
  }
}
