import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/lib/calendar-day'
import { closePlan } from './close-plan'

test('steps follow each other on working days, and publication ends on its day', () => {
  fc.assert(
    fc.property(
      fc.nat(2000),
      fc.integer({ min: -5, max: 90 }),
      fc.integer({ min: 1, max: 40 }),
      (start, days, pieces) => {
        const today = addDays('2026-01-01', start)
        const plan = closePlan(today, addDays(today, days), pieces)
        if (days < 12) expect(plan).toBeUndefined()
        if (!plan) return
        const steps = [plan.signed, plan.idea, plan.answer, plan.drafts, plan.changes]
        expect(
          [today, ...steps, plan.firstPiece].every((day, index, all) => index === 0 || day > (all[index - 1] ?? '')),
        ).toBe(true)
        expect(steps.every((day) => weekdayOf(day) % 6 !== 0)).toBe(true)
        expect(plan.firstPiece <= plan.lastPiece).toBe(true)
        expect(plan.pieces).toBeGreaterThan(0)
        expect(plan.pieces).toBeLessThanOrEqual(pieces)
      },
    ),
  )
})
