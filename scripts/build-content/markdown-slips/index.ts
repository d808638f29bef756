/**
 * Slips in Markdown, found in the text itself: Markdown knows no mistakes, so what was written wrongly is shown as it was
 * typed, or not at all. Each of these is legal and almost surely not meant.
 */
import type { Finding, Place, Severity } from '../problems/problem'
import { emphasisSlips } from './emphasis'
import { fieldsInText } from './fields'
import { footnoteSlips } from './footnotes'
import { lineRules } from './lines'
import { linkRules } from './links'
import { maskCode } from './mask'
import { namedLinkSlips } from './named-links'
import type { Rule } from './rule'
import { signRules } from './signs'
import { tableSlips } from './tables'
import { tagSlips } from './tags'

export type MarkdownSlip = { severity: Severity; place: Place; finding: Finding }

/** Where in a body something stands, counted in characters from its start. */
export type Slip = { index: number; finding: Finding; severity?: Severity }

/** Most texts show none of the signs below, and then none of these rules is asked. */
const groups: readonly { sign: Pick<RegExp, 'test'>; rules: readonly Rule[] }[] = [
  {
    sign: /\n[ \t]*(?:#{2,6}[^#\s]|#{7}|#+[ \t]*(?=\n|$)|[-*+]\[|-[A-Za-z]|\d{1,2}[.)][A-Za-z]|[•·▪‣◦–]|[-*+][ \t]+\[(?:\]|[ xX]\]\S)|\[[ xX]?\]|-{3}|={3}|\n[ \t]+[A-Z"“'])/,
    rules: lineRules,
  },
  { sign: { test: hasOddBrackets }, rules: linkRules },
  { sign: { test: hasForeignSigns }, rules: signRules },
]

/** Links, pictures, footnotes and boxes as they should be. */
const PLAIN_BRACKETS =
  /!?\[[^\][\n]*[^\][\n\s]\]\((?:https?:\/\/|mailto:|[/#\w])[\w./#?&=%@:~+-]*(?: "[^"\n]*")?\)(?!\[)|\[\^[\w-]+\]|\[[ x]\] /g

/** Whether brackets are left when the plain ones are taken out. Nothing that a rule for links looks for is plain. */
function hasOddBrackets(lines: string): boolean {
  return lines.includes('[') && lines.replace(PLAIN_BRACKETS, '').includes('[')
}

const FOREIGN_SIGNS = ['{{', '{%', '[capt', '[gall', '[embe', '[audi', '[vide']
const SPACE_BEFORE_WORDS = /\*\*(?<=[\s(]\*\*)[ \t]/
const INVISIBLE = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/

function hasForeignSigns(lines: string): boolean {
  return FOREIGN_SIGNS.some((sign) => lines.includes(sign)) || SPACE_BEFORE_WORDS.test(lines) || INVISIBLE.test(lines)
}

/** More than this in one body says nothing new. */
const MOST = 100

/** Signs of what may get lost without leaving anything that visitors see. */
const CAN_VANISH = ['|', '[^', '][', ']:', '\ufeff']

/**
 * What is probably not meant in a body that starts on line `firstLine` of its file.
 * @param hasLeftovers whether its page may show marks of Markdown, or lacks what they stood for; most pages do not
 */
export function markdownSlips(body: string, firstLine: number, hasLeftovers = true): MarkdownSlip[] {
  const canVanish = CAN_VANISH.some((sign) => body.includes(sign))
  if (!hasLeftovers && !canVanish && fieldsInText(body).length === 0) return []
  const { text, slips } = maskCode(body)
  const found = [
    ...slips,
    ...fieldsInText(text),
    ...(hasLeftovers || hidesSomething(body) ? visibleSlips(text) : []),
    ...tableSlips(text),
    ...footnoteSlips(text),
    ...namedLinkSlips(text),
  ]
  return found.length === 0 ? [] : placed(found, body, firstLine)
}

/** What cannot be seen, where the page does not show it: in notes and names of addresses, and before everything else. */
const hidesSomething = (body: string): boolean =>
  (body.includes(']:') || body.includes('\ufeff')) && INVISIBLE.test(body)

function visibleSlips(text: string): Slip[] {
  // Every line has a newline before it, the first one too.
  const lines = `\n${text}`
  const byPattern = groups.flatMap(({ sign, rules }) =>
    sign.test(lines) ? rules.flatMap((rule) => matches(rule, lines)) : [],
  )
  return [...byPattern, ...emphasisSlips(text), ...tagSlips(text)]
}

function matches({ pattern, finding, once }: Rule, lines: string): Slip[] {
  const slips: Slip[] = []
  for (const match of lines.matchAll(pattern)) {
    const wrong = finding(match, lines)
    if (!wrong) continue
    const before = /^[\s]+/.exec(match[0])?.[0].length ?? 0
    const sign = match[1] === '!' ? 1 : 0
    slips.push({ index: match.index + before - sign - 1, finding: wrong })
    if (once || slips.length === MOST) break
  }
  return slips
}

/** Offsets → lines and columns, in one pass. Of two slips at one place, the first rule speaks. */
function placed(slips: readonly Slip[], body: string, firstLine: number): MarkdownSlip[] {
  const sorted = [...slips].sort((a, b) => a.index - b.index).filter(({ index }, i, all) => index !== all[i - 1]?.index)
  let line = firstLine
  let newline = -1
  return sorted.slice(0, MOST).map(({ index, finding, severity = 'warning' }) => {
    for (let next = body.indexOf('\n', newline + 1); next !== -1 && next < index; next = body.indexOf('\n', next + 1)) {
      newline = next
      line++
    }
    return { severity, place: { line, column: index - newline }, finding }
  })
}
