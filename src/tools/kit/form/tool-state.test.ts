import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '@/lib/calendar-day'
import { type Fields, offeredOnly, parseFields } from './fields'
import { startOf, type ToolAction, type ToolState, toolReducer } from './tool-state'

const FIELDS = {
  topic: { kind: 'text', label: 'Topic', maxLength: 20 },
  place: {
    kind: 'choice',
    label: 'Place',
    options: [
      { value: 'sea', label: 'Sea' },
      { value: 'land', label: 'Land' },
    ],
  },
  animal: {
    kind: 'choice',
    label: 'Animal',
    optional: true,
    options: {
      dependsOn: 'place',
      by: { sea: [{ value: 'whale', label: 'Whale' }], land: [{ value: 'fox', label: 'Fox' }] },
    },
  },
  depth: {
    kind: 'number',
    label: 'Depth',
    optional: true,
    isQuestion: true,
    isAsked: ({ place }) => place === 'sea',
  },
} satisfies Fields

const TODAY = '2026-11-26' as CalendarDay
const FILLED = { topic: 'Whales', place: 'sea', animal: 'whale', depth: '40' }
const reduce = toolReducer(FIELDS)
const stateAfter = (...actions: ToolAction[]): ToolState<typeof FIELDS> => actions.reduce(reduce, startOf(FIELDS))
const change = (changed: Record<string, string>): ToolAction => ({ type: 'change', changed, today: TODAY })
const submit: ToolAction = { type: 'submit', today: TODAY }
const finish: ToolAction = { type: 'finish', today: TODAY }
const withResult = [change(FILLED), submit, finish]

describe('toolReducer', () => {
  test('a right form works, and then shows its result and leads to it', () => {
    expect(stateAfter(change(FILLED), submit)).toMatchObject({ isWorking: true, result: undefined })
    const { isWorking, result, focus } = stateAfter(...withResult)
    expect({ isWorking, focus, values: result?.values }).toEqual({
      isWorking: false,
      focus: { to: 'result' },
      values: { topic: 'Whales', place: 'sea', animal: 'whale', depth: 40 },
    })
  })

  test('a wrong form says what is wrong, and leads to the first mistake', () => {
    const { messages, focus, isWorking } = stateAfter(change({ topic: 'Whales' }), submit)
    expect(Object.keys(messages)).toEqual(['place'])
    expect(focus).toEqual({ to: 'place' })
    expect(isWorking).toBe(false)
  })

  test('a changed input loses its message', () => {
    expect(stateAfter(submit, change({ topic: 'Foxes' })).messages).not.toHaveProperty('topic')
    expect(stateAfter(submit, { type: 'refuse', name: 'topic', message: undefined }).messages).not.toHaveProperty(
      'topic',
    )
    expect(stateAfter({ type: 'refuse', name: 'topic', message: 'Topic: please fill this in.' }).messages).toEqual({
      topic: 'Topic: please fill this in.',
    })
  })

  test('answers that are no longer offered go', () => {
    expect(stateAfter(change(FILLED), change({ place: 'land' })).raw).toEqual({
      topic: 'Whales',
      place: 'land',
      animal: '',
      depth: '',
    })
  })

  test('the result follows the inputs, and stays while one of them is wrong', () => {
    expect(stateAfter(...withResult, change({ topic: 'Foxes' })).result?.values.topic).toBe('Foxes')
    const { raw, result } = stateAfter(...withResult, change({ topic: '' }))
    expect(raw.topic).toBe('')
    expect(result?.values.topic).toBe('Whales')
  })

  test('a second submission closes the form beside a result and leads to it', () => {
    expect(stateAfter(...withResult, { type: 'openForm' })).toMatchObject({ isChanging: true, focus: { to: 'topic' } })
    expect(stateAfter(...withResult, { type: 'openForm' }, submit)).toMatchObject({
      isChanging: false,
      isWorking: false,
      focus: { to: 'result' },
    })
  })

  test('a link shows its result without taking the focus; a wrong one fills the form with what is right', () => {
    const right = stateAfter({ type: 'openLink', raw: FILLED, today: TODAY })
    expect(right).toMatchObject({ isBadLink: false, focus: undefined, result: { values: { place: 'sea' } } })
    const wrong = stateAfter({ type: 'openLink', raw: { ...FILLED, place: 'moon' }, today: TODAY })
    expect(wrong).toMatchObject({ isBadLink: true, result: undefined, raw: { topic: 'Whales', place: '', animal: '' } })
    expect(Object.keys(wrong.messages)).toEqual(['place'])
  })

  test('what was typed before React was there is kept', () => {
    expect(stateAfter({ type: 'restore', raw: { topic: 'Typed early' } }).raw).toEqual({
      topic: 'Typed early',
      place: '',
      animal: '',
      depth: '',
    })
  })

  test('a form can be filled with an example, and emptied', () => {
    expect(stateAfter({ type: 'fill', raw: FILLED })).toMatchObject({ raw: FILLED, focus: { to: 'submit' } })
    expect(stateAfter(...withResult, { type: 'reset' })).toEqual({ ...startOf(FIELDS), focus: { to: 'topic' } })
  })

  test('whatever happens, only offered answers stand in the form, and a result is that of its own inputs', () => {
    const text = fc.constantFrom('', 'sea', 'land', 'whale', 'fox', '40', 'deep', 'more than twenty characters')
    const raw = fc.dictionary(fc.constantFrom(...Object.keys(FIELDS)), text)
    const action: fc.Arbitrary<ToolAction> = fc.oneof(
      raw.map((changed) => change(changed)),
      raw.map((linked): ToolAction => ({ type: 'openLink', raw: linked, today: TODAY })),
      raw.map((typed): ToolAction => ({ type: 'restore', raw: typed })),
      fc.constantFrom<ToolAction>(submit, finish, { type: 'openForm' }, { type: 'reset' }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const state = stateAfter(...actions)
        expect(offeredOnly(FIELDS, state.raw)).toEqual(state.raw)
        if (!state.result) return
        const { raw: inputs, values, today } = state.result
        expect(parseFields(FIELDS, inputs, today)).toEqual({ isValid: true, values })
      }),
    )
  })
})
