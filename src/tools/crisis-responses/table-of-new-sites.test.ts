/** The table that a new site gets. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type CrisisKind, crisisTable } from '@/schema/tool-tables/crisis'
import type { Answers } from './crisis-case'
import { makeStatement } from './statement'
import { tool } from './tool'

const file = 'scripts/publishing/start-fresh/templates/tables/crisis.yaml'
const table = crisisTable.parse(parse(readFileSync(file, 'utf8')))
const { kinds, neutral, denial, dos, tell, donts } = table

const OPEN = { scenario: 'x', reach: 'yes' } as Answers
const valuesOf = (field: { options: readonly { value: string }[] }) => [
  undefined,
  ...field.options.map(({ value }) => value),
]

test('says one whole sentence a point', () => {
  const texts = [neutral, denial, ...kinds].flatMap((one) => [
    ...[...one.now, ...one.ifHarmed, ...one.staff, ...one.dos],
    ...[one.order, one.tell, one.feeling, one.apology, one.unknown].filter((text) => text !== undefined),
  ])
  for (const text of [...texts, ...dos, ...tell, ...donts]) expect(text).toMatch(/^["“]?[[\p{Lu}].*[.\]”]$/su)
})

test('sets a name into frames that bear any name: behind a colon, in brackets, or at the end', () => {
  for (const { id, subject, order = '' } of kinds) {
    expect([id, subject]).toEqual([id, expect.stringMatching(/(: |[a-z] )\{thing\}$|^About \{thing\}: /)])
    if (order.includes('{thing}')) expect([id, order]).toEqual([id, expect.stringMatching(/(: |\()\{thing\}/)])
  }
})

test('tells what of a product is affected wherever it orders something about it', () => {
  for (const id of ['product', 'food', 'allergen', 'medicine', 'vehicle'])
    expect(kinds.find((kind) => kind.id === id)?.order).toContain('[all, or only: ')
})

test('says nothing of a case that a mild, settled or planned one of the same kind would belie', () => {
  for (const { id, isSafety, subject, now, staff } of kinds) {
    // What depends on the case stands in brackets; the rest helps whom it concerns, and is true for all other readers.
    for (const line of now)
      expect([id, line]).toEqual([id, expect.stringMatching(/^(\[|If |In an emergency, |Do not )/)])
    expect([id, subject]).toEqual([id, expect.not.stringMatching(/ or |\//)])
    // The headings of a danger do not stand above what is only planned; all others do.
    if (!isSafety) expect([id, subject]).toEqual([id, expect.not.stringMatching(/problem|damage|warning|danger/i)])
    for (const line of staff) expect([id, line]).toEqual([id, expect.not.stringMatching(/anyone outside|is being/)])
  }
})

/** What an order says, without its slots and blanks. */
const wordsOf = ({ order = '' }: CrisisKind) =>
  order
    .split(/\{[^}]*\}|\[[^\]]*\]/)
    .map((part) => part.slice(1).trim())
    .filter((part) => part.length > 10)

test('loses no order that keeps people safe, whatever is answered, orders a second group nothing without brackets, and leaves no bracket in a bracket, and no slot open', () => {
  const truths = valuesOf(tool.fields.truth) as Answers['truth'][]
  const harms = valuesOf(tool.fields.harm) as Answers['harm'][]
  const dangers = valuesOf(tool.fields.danger) as Answers['danger'][]
  const given = truths.flatMap((truth) => harms.flatMap((harm) => dangers.map((danger) => ({ truth, harm, danger }))))
  const wrong: string[] = []
  for (const kind of kinds)
    for (const answers of given)
      for (const action of [undefined, 'wait']) {
        const said = makeStatement({ ...OPEN, ...answers, kind: kind.id, action, print: 'So.', second: 'Two.' }, table)
        const { groups, facts, harm, feeling, doing, staff, subject } = said
        const letters = groups.map(({ first, next, now }) => [...first, ...next, ...now])
        wrong.push(...(letters[1] ?? []).filter((line) => !line.startsWith('[')))
        const texts = [...letters.flat(), ...facts, ...harm, ...feeling, ...doing, ...staff, subject]
        wrong.push(...texts.filter((text) => /[{}]/.test(text) || /[[\]]/.test(text.replace(/\[[^[\]]*\]/g, ''))))
        const isReal =
          answers.truth !== 'planned' && (answers.truth !== 'false' || kind.isLieOfOthers || kind.isAccused)
        const isOver = answers.truth === 'over' && !kind.isLasting
        if (!kind.isSafety || !isReal || isOver) continue
        const lost = letters.flatMap((letter) => wordsOf(kind).filter((part) => !letter.join(' ').includes(part)))
        wrong.push(...lost.map((part) => `${kind.id} ${JSON.stringify(answers)}: ${part}`))
      }
  expect(wrong).toEqual([])
})
