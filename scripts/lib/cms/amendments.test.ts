import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDeep } from '../../../tests/tier'
import { allAmendments, amended } from './amendments'

/** What the program of the CMS says at each place afterwards. */
const SAYS: Record<string, string> = {
  'development-backups': 'repository:{databaseName:`project`}',
  'draft-changed': 'globalThis.cmsHooks.draftChanged(',
  restore: 'globalThis.cmsHooks.askToRestore(',
  'before-save': 'globalThis.cmsHooks.beforeSave(',
  'typed-while-saving': 'globalThis.cmsHooks.saving(',
  conflict: 'globalThis.cmsHooks.settleConflict(',
  'incomplete-draft': 'globalThis.cmsHooks.mayBeIncomplete(',
  'unchanged-list': '.currentValue??[])&&',
  'failure-reported': 'globalThis.cmsHooks.isReported(',
  provider: 'globalThis.cmsApi=',
  'before-delete': 'globalThis.cmsHooks.beforeDelete(',
  entries: 'globalThis.cmsEntries=',
  'list-line': 'globalThis.cmsHooks.listedAs(',
}

describe('amendments of the CMS', () => {
  it('are these thirteen', () => expect(allAmendments.map(({ name }) => name)).toEqual(Object.keys(SAYS)))

  // Each bundle of the forms fails where one does not fit.
  if (isDeep)
    it('fit the version that is installed', () => {
      const text = amended(readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8'), allAmendments)
      for (const said of Object.values(SAYS)) expect(text.split(said)).toHaveLength(2)
    })

  it('stop the bundle when the CMS has no such place, or more than one', () => {
    const one = { name: 'one', why: 'a test', find: /a/g, replace: 'b' }
    expect(amended('xax', [one])).toBe('xbx')
    expect(() => amended('xx', [one])).toThrow('found 0 places for one (a test)')
    expect(() => amended('aa', [one])).toThrow('found 2 places')
  })
})
