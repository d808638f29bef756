import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDeep } from '../../../tests/tier'
import { allAmendments, amended } from './amendments'

describe('amendments of the CMS', () => {
  // Each bundle of the forms fails where one does not fit.
  if (isDeep)
    it('fit the version that is installed', () => {
      const program = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')
      const text = amended(program, allAmendments)
      expect(text).toContain('unselected_option:`Not chosen`')
      expect(text).not.toContain('View on Live Site')
      expect(text).toMatch(/new FontFace\(\/Firefox\/\.test\(navigator\.userAgent\)\?/)
      expect(text).toContain('globalThis.cmsEntries=')
      expect(text).toContain('globalThis.cmsApi=')
      expect(text.split('globalThis.cmsHooks.removing(')).toHaveLength(4)
      expect(text).toContain('globalThis.cmsPictureAddress=')
      for (const hook of [
        'draftChanged',
        'askToRestore',
        'settleConflict',
        'beforeSave',
        'mayBeIncomplete',
        'keepsOldAddress',
        'beforeDelete',
        'deleted',
        'hasSaidWhy',
        'listedAs',
        'statusOf',
        'smallEnough',
      ]) {
        expect(text.split(`globalThis.cmsHooks.${hook}(`)).toHaveLength(2)
      }
    })

  it('stop the bundle when the CMS has no such place, or more than one', () => {
    const one = { why: 'a test', find: /a/g, replace: 'b' }
    expect(amended('xax', [one])).toBe('xbx')
    expect(() => amended('xx', [one])).toThrow('found 0 places instead of 1 for: a test')
    expect(() => amended('aa', [one])).toThrow('found 2 places')
  })
})
