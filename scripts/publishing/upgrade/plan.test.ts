import { describe, expect, it } from 'vitest'
import { planFiles } from './plan'

const ownership = { yours: ['content/'], ours: ['src/', 'sample/', 'LICENSE'], merged: ['package.json'] }

const plan = (lists: Partial<Parameters<typeof planFiles>[0]>) =>
  planFiles({ ownership, base: [], own: [], release: [], changed: [], isSame: () => false, ...lists })

const nothing = { added: [], replaced: [], deleted: [], changedByAgency: [] }

describe('an upgrade', () => {
  it('adds, replaces and deletes files of the project', () => {
    const base = ['src/a.ts', 'src/b.ts', 'src/same.ts']
    const release = ['src/a.ts', 'src/new.ts', 'src/same.ts']
    expect(plan({ base, own: base, release, isSame: (file) => file === 'src/same.ts' })).toEqual({
      ...nothing,
      added: ['src/new.ts'],
      replaced: ['src/a.ts'],
      deleted: ['src/b.ts'],
    })
  })

  it('adds a file for the agency that no earlier release had, but no content', () => {
    const own = { ...ownership, yours: ['content/', 'theme/'] }
    const release = ['theme/old.css', 'theme/new.css', 'content/new.md']
    expect(plan({ ownership: own, base: ['theme/old.css'], release })).toEqual({ ...nothing, added: ['theme/new.css'] })
  })

  it('touches no file of the agency, no merged file, and none of nobody', () => {
    const files = ['content/a.md', 'package.json', 'netlify.toml']
    expect(plan({ base: files, own: files, release: files })).toEqual(nothing)
    expect(plan({ base: files, own: files, release: [] })).toEqual(nothing)
    expect(plan({ release: files })).toEqual(nothing)
  })

  it('names what the agency had changed in files that it replaces, deletes or brings back', () => {
    const base = ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts']
    const own = ['src/a.ts', 'src/b.ts', 'src/d.ts', 'src/own.ts']
    const release = ['src/a.ts', 'src/c.ts', 'src/d.ts']
    const changed = ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/own.ts', 'content/a.md']
    expect(plan({ base, own, release, changed })).toEqual({
      added: ['src/c.ts'],
      replaced: ['src/a.ts', 'src/d.ts'],
      deleted: ['src/b.ts'],
      changedByAgency: ['src/a.ts', 'src/b.ts', 'src/c.ts'],
    })
  })

  it('does not bring back a folder that the agency deleted as a whole', () => {
    const base = ['src/a.ts', 'sample/a.ts', 'LICENSE']
    const release = [...base, 'sample/new.ts']
    expect(plan({ base, own: ['src/a.ts'], release, isSame: () => true })).toEqual(nothing)
  })
})
