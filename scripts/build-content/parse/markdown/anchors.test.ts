import { expect, test } from 'vitest'
import { readBody } from '.'
import { idAt } from './anchors'

/** The ids of the headings of a text. */
const idsOf = (...headings: string[]): string[] =>
  readBody(headings.map((heading) => `## ${heading}`).join('\n\n'), 1).headings.map(({ id }) => id)

test.each([
  ['⚙️ Set-up', 'set-up'],
  ['Launch 🚀', 'launch'],
  ['Launch 🚀 day', 'launch-day'],
  ['🇩🇪 Germany', 'germany'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 England', 'england'],
  ['1️⃣ First call', '1-first-call'],
  ['👩🏽‍💻 The team', 'the-team'],
  ['✅ Done ✅', 'done'],
  ['→ Next steps', 'next-steps'],
  ['★ Our pick ★', 'our-pick'],
  ['– Why now', 'why-now'],
  ['Presse\u00adarbeit', 'pressearbeit'],
  ['\u200bHidden\u2060 space', 'hidden-space'],
  ['Left\u200e to right', 'left-to-right'],
  ['A\u00a0fixed space', 'a-fixed-space'],
  ['\uf0b7 A bullet of Word', 'a-bullet-of-word'],
  ['Cafe\u0301', 'café'],
  ['می\u200cخواهم', 'میخواهم'],
  ['What’s next?', 'whats-next'],
  ['План', 'план'],
  ['🚀', 'section'],
])('%j has the id %s', (heading, id) => {
  expect(idsOf(heading)).toEqual([id])
})

test('two headings that differ by an emoji have two ids', () => {
  expect(idsOf('Launch 🚀', 'Launch 🎉', '🎉', '🚀')).toEqual(['launch', 'launch-1', 'section', 'section-1'])
})

test.each([
  ['⚙️ Set-up', ['set-up', '\ufe0f-set-up', '-set-up']],
  ['Launch 🚀', ['launch', 'launch-']],
  ['Launch 🚀 day', ['launch-day', 'launch--day']],
  ['Cafe\u0301', ['café', 'cafe\u0301']],
  ['Café', ['café', 'cafe\u0301']],
  ['Presse\u00adarbeit', ['pressearbeit', 'presse\u00adarbeit']],
  ['🚀 Title', ['title', 'title-section']],
] as const)('a link finds %j', (heading, links) => {
  const { anchors, headings } = readBody(`## ${heading}`, 1)
  for (const link of links) expect(idAt(anchors, link)).toBe(headings[0]?.id)
})

test('no id, and nothing that a message suggests, has what cannot be typed', () => {
  const { anchors } = readBody('## ⚙️ Set-up\n\n## Launch 🚀\n\n## 👩🏽‍💻 At work', 1)
  for (const id of anchors.keys()) expect(id).toMatch(/^[a-z](?:[a-z-]*[a-z])?$/)
})
