/** The accessibility statement shows what src/features/legal/tested.ts says, so the tests have to do all of it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tested } from '../../src/features/legal/tested'
import { sourceFiles } from './imports'

const journeys = sourceFiles()
  .filter((file) => /^tests\/(?:journeys|firefox)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))

/** Whether a test reads this value: by its whole path, or taken out of the group above it. */
const isRead = (check: string, value: string) =>
  journeys.some(
    (text) =>
      text.includes(`tested.${check}.${value}`) ||
      new RegExp(`\\{[^}]*\\b${value}\\b[^}]*\\} = tested\\.${check}\\b`).test(text),
  )

test.each(Object.entries(tested).flatMap(([check, values]) => Object.keys(values).map((value) => [check, value])))(
  'a test takes %s.%s from there',
  (check = '', value = '') => {
    expect(isRead(check, value)).toBe(true)
  },
)
