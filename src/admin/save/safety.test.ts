import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draft, FlatValues } from '../cms/hook-types'
import { createBackups, isModified } from './backup'
import { changedByBoth, differencesBetween, flatten, onto } from './compare'
import { keepTypedWhileSaving } from './typed-while-saving'

const draftOf = (now: FlatValues, before: FlatValues, isNew = false): Draft => ({
  collectionName: 'blog',
  isNew,
  interacted: true,
  currentValues: { _default: now },
  originalValues: { _default: before },
  validities: { _default: {} },
  validationMessages: { _default: {} },
  files: {},
  expanderStates: { _: {} },
})

describe('backups', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('whatever is typed, a backup is at most half a second old', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }), (pauses) => {
        const backups = createBackups()
        const draft = draftOf({ title: '' }, { title: '' })
        let saved = ''
        const typed: [number, string][] = []
        const save = async () => {
          saved = String(draft.currentValues._default.title)
        }
        let now = 0
        for (const pause of pauses) {
          draft.currentValues._default.title += 'x'
          typed.push([now, String(draft.currentValues._default.title)])
          backups.changed(draft, save)
          vi.advanceTimersByTime(pause)
          now += pause
          const [, due = ''] = typed.findLast(([at]) => at <= now - 500) ?? []
          expect(saved.length).toBeGreaterThanOrEqual(due.length)
        }
        vi.runAllTimers()
        expect(saved).toBe(draft.currentValues._default.title)
      }),
      { numRuns: 50 },
    )
  })

  test('keys back the form up where they give the timer no chance to run', () => {
    // The clock goes on, but no timer runs.
    vi.useFakeTimers({ toFake: ['performance'] })
    const backups = createBackups()
    const draft = draftOf({ title: '' }, { title: '' })
    const saved: unknown[] = []
    const save = async () => void saved.push(draft.currentValues._default.title)
    for (const letter of 'embargoes') {
      draft.currentValues._default.title += letter
      backups.changed(draft, save)
      vi.advanceTimersByTime(250)
    }
    expect(saved).toEqual(['emb', 'embarg', 'embargoes'])
    backups.saved()
  })

  test('a form that is left is backed up at once, and only that one', () => {
    const save = vi.fn(async () => {})
    const backups = createBackups()
    const left = draftOf({ title: 'One' }, {})
    backups.changed(left, save)
    expect(backups.isUnsaved()).toBe(true)
    backups.changed(null, save)
    expect(save.mock.calls).toEqual([[left]])
    vi.runAllTimers()
    expect(save).toHaveBeenCalledTimes(1)
    expect(backups.isUnsaved()).toBe(false)
  })

  test('nothing is backed up that was just saved', () => {
    const save = vi.fn(async () => {})
    const backups = createBackups()
    backups.changed(draftOf({ title: 'One' }, {}), save)
    backups.saved()
    backups.changed(null, save)
    vi.runAllTimers()
    expect(save).not.toHaveBeenCalled()
  })

  test.each([
    [{ title: 'One' }, { title: 'One' }, false, false],
    [{ title: 'Two' }, { title: 'One' }, false, true],
    [{ title: 'One', draft: null }, { title: 'One' }, false, false],
    [{ title: '', draft: false }, {}, true, false],
    [{ title: 'One' }, {}, true, true],
  ])('%o after %o, new: %s', (now, before, isNew, expected) => {
    expect(isModified(draftOf(now, before, isNew))).toBe(expected)
  })
})

describe('typing while a form is saved', () => {
  const saved: FlatValues = { title: 'One', 'tags.0': 'a', __source: 'title: One' }

  test('stays in the form, and all else is what was saved', () => {
    const form = draftOf({ title: 'One ', 'tags.0': 'a', __source: '' }, {})
    const fill = keepTypedWhileSaving(form)
    form.currentValues._default['tags.1'] = 'b'
    const filled = { ...draftOf({ ...saved }, { ...saved }), interacted: false }
    fill(() => filled)
    expect(filled.currentValues._default).toEqual({ ...saved, 'tags.1': 'b' })
    expect(filled.interacted).toBe(true)
  })

  test('leaves the form alone where the editor did not type', () => {
    const fill = keepTypedWhileSaving(draftOf({ title: 'One ', 'tags.0': 'a', __source: '' }, {}))
    const filled = { ...draftOf({ ...saved }, { ...saved }), interacted: false }
    fill(() => filled)
    expect(filled.currentValues._default).toEqual(saved)
    expect(filled.interacted).toBe(false)
  })

  test('keeps a picture that was chosen, whose address in the browser stays valid', () => {
    const form = draftOf({ image: 'blob:one' }, {})
    form.files['blob:one'] = 'saved'
    const fill = keepTypedWhileSaving(form)
    form.files['blob:two'] = 'chosen'
    form.currentValues._default.image = 'blob:two'
    const filled = draftOf({ image: 'one.webp' }, { image: 'one.webp' })
    let ended: string[] = []
    fill(() => {
      ended = Object.keys(form.files)
      return filled
    })
    expect(ended).toEqual(['blob:one'])
    expect(filled.files).toEqual({ 'blob:two': 'chosen' })
    expect(filled.currentValues._default.image).toBe('blob:two')
  })
})

describe('comparing', () => {
  test('names fields as the form does, and shows what is around a difference', () => {
    const long = 'word '.repeat(40)
    expect(
      differencesBetween(
        { title: 'One', body: `${long}old${long}`, 'process.0.title': 'A', __source: 'x', draft: false },
        { title: 'One', body: `${long}new${long}`, 'process.0.title': 'B', __source: 'y', draft: true },
      ),
    ).toEqual([
      { field: 'Text', before: expect.stringMatching(/^….{60}old.{60}…$/), after: expect.stringMatching(/new/) },
      { field: 'Process 1 › Title', before: 'A', after: 'B' },
      { field: 'Draft', before: 'off', after: 'on' },
    ])
  })

  test('finds the same paths as the CMS', () => {
    expect(flatten({ title: 'A', tags: ['b'], none: [], steps: [{ name: 'c' }], draft: false })).toEqual({
      title: 'A',
      'tags.0': 'b',
      none: [],
      'steps.0.name': 'c',
      draft: false,
    })
  })

  test('an empty field, and a field that is not there, are the same', () => {
    expect(differencesBetween({ title: '', tags: [] }, { author: null })).toEqual([])
  })

  test('a backup keeps what others changed in fields that its editor did not touch', () => {
    const old = { title: 'One', team: '5', 'tags.0': 'a', __source: 'old' }
    const backup = { title: 'Mine', team: '5', 'tags.0': 'a', __source: 'old' }
    const now = { title: 'One', team: '7', 'tags.0': 'a', 'tags.1': 'b', __source: 'now' }
    expect(onto(now, backup, old)).toEqual({ ...now, title: 'Mine' })
  })

  test('a field is contested that two editors changed, each in another way', () => {
    const old = { title: 'One', team: '5', timeline: '2024', body: 'a', __source: 'old' }
    const mine = { ...old, title: 'Mine', team: '7', body: 'b' }
    const theirs = { ...old, title: 'Theirs', timeline: '2025', body: 'b', __source: 'new' }
    expect(changedByBoth(mine, theirs, old)).toEqual(['Title'])
  })
})
