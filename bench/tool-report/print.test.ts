import { expect, test } from 'vitest'
import { printReport } from './print'

test('prints what was typed and what was written, and goes on after a wrong answer', async () => {
  const situations = [
    { name: 'A launch', tool: 'pitch-timer', answers: { topic: 'First line\nsecond line' } },
    { name: 'A mistake', tool: 'pitch-timer', answers: {} },
  ] as const
  const report = await printReport(situations, async (_tool, { topic }) => {
    if (topic === undefined) throw new Error('Topic: please fill this in.')
    return '<h2>Plan</h2><p>Write to <em>one</em> reporter.</p><button>Copy</button>'
  })
  expect(report).toBe(`# A launch

pitch-timer

- topic: First line
  second line

---

## Plan

Write to *one* reporter.


# A mistake

pitch-timer



---

The form says: Topic: please fill this in.
`)
})
