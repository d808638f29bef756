/** HTML tags that are opened and not closed, or the other way round. */

import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { allowedHtml } from '../allowed-html'
import type { IndexedMessage } from './rule'

/** Tags that need no end, or whose end HTML adds where it belongs. */
const WITHOUT_END = new Set('br hr img input source wbr col p li dt dd tr td th thead tbody tfoot'.split(' '))
const PAIRED = new Set((allowedHtml.tagNames ?? []).filter((name) => !WITHOUT_END.has(name)))

/** Far deeper than any text; what is beyond has another message. */
const DEEPEST = 1_000

export function unpairedTags(text: string): IndexedMessage[] {
  if (!/<[a-z/]/i.test(text)) return []
  const open: { name: string; index: number }[] = []
  const messages: IndexedMessage[] = []
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]{0,500})?>/gi,
  )) {
    const name = written.toLowerCase()
    if (!PAIRED.has(name) || tag.endsWith('/>')) continue
    if (slash === '') {
      if (open.length < DEEPEST) open.push({ name, index })
      continue
    }
    const opened = open.findLastIndex((other) => other.name === name)
    if (opened === -1) messages.push({ index, message: neverOpened(name) })
    else open.splice(opened, 1)
  }
  return [...messages, ...open.map(({ name, index }) => ({ index, message: neverClosed(name) }))]
}

const neverClosed = (name: string): Message => ({
  code: 'unclosed-tag',
  text: `The HTML tag <${name}> is opened here and never closed.`,
  hint: `Close it where it should end: </${name}>`,
})

const neverOpened = (name: string): Message => ({
  code: 'unclosed-tag',
  text: `The HTML tag </${name}> closes something that was never opened.`,
  hint: `Remove it, or put <${name}> where it should start.`,
})
