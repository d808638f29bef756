import { describe, expect, it } from 'vitest'
import { planFiles } from './plan'

const ownership = {
  yours: ['content/', 'theme/', 'published-urls.txt'],
  ours: ['src/', 'sample/', 'tests/', 'LICENSE'],
  merged: ['package.json'],
}

type Lists = Partial<Parameters<typeof planFiles>[0]>

const plan = (lists: Lists) =>
  planFiles({ ownership, base: {}, own: new Map(), release: [], isSame: () => false, ...lists })

/** Files with the name of their bytes, which is `1` as they came. */
const cameAs = (...files: string[]) => Object.fromEntries(files.map((file) => [file, '1']))
const have = (...files: string[]) => new Map(files.map((file) => [file, { mode: '100644', id: '1' }]))

const nothing = { added: [], replaced: [], deleted: [], changedByAgency: [], stayDeleted: [] }

describe('an upgrade', () => {
  it('adds, replaces and deletes files of the project', () => {
    const files = ['src/a.ts', 'src/b.ts', 'src/same.ts']
    const release = ['src/a.ts', 'src/new.ts', 'src/same.ts', 'src/more/new.ts']
    const isSame = (file: string) => file === 'src/same.ts'
    expect(plan({ base: cameAs(...files), own: have(...files), release, isSame })).toEqual({
      ...nothing,
      added: ['src/new.ts', 'src/more/new.ts'],
      replaced: ['src/a.ts'],
      deleted: ['src/b.ts'],
    })
  })

  it('adds a file for the agency that no earlier release had, but no content and no list of addresses', () => {
    const files = ['theme/old.css', 'theme/kept.css']
    const release = [...files, 'theme/new.css', 'content/new.md', 'published-urls.txt']
    expect(plan({ base: cameAs(...files), own: have('theme/kept.css'), release })).toEqual({
      ...nothing,
      added: ['theme/new.css'],
      stayDeleted: ['theme/old.css'],
    })
  })

  it('touches no file of the agency, no merged file, and no file without an owner', () => {
    const files = ['content/a.md', 'package.json', 'netlify.toml']
    const [base, own] = [cameAs(...files), have(...files)]
    expect(plan({ base, own, release: files })).toEqual(nothing)
    expect(plan({ base, own, release: [] })).toEqual(nothing)
    expect(plan({ release: files })).toEqual(nothing)
  })

  it('names what the agency had changed in files that it replaces or deletes', () => {
    const base = cameAs('src/a.ts', 'src/b.ts', 'src/d.ts')
    const own = new Map([
      ...have('src/d.ts'),
      ...[...have('src/a.ts', 'src/b.ts', 'src/both.ts', 'src/own.ts').keys()].map(
        (file) => [file, { mode: '100644', id: '2' }] as const,
      ),
    ])
    expect(plan({ base, own, release: ['src/a.ts', 'src/both.ts', 'src/d.ts'] })).toEqual({
      ...nothing,
      replaced: ['src/a.ts', 'src/both.ts', 'src/d.ts'],
      deleted: ['src/b.ts'],
      changedByAgency: ['src/a.ts', 'src/b.ts', 'src/both.ts'],
    })
  })
})

describe('what the agency deleted stays deleted', () => {
  const isSame = () => true

  it('as a file', () => {
    const files = ['src/a.ts', 'src/b.ts', 'LICENSE', 'published-urls.txt']
    expect(plan({ base: cameAs(...files), own: have('src/a.ts'), release: files, isSame })).toEqual({
      ...nothing,
      stayDeleted: ['src/b.ts', 'LICENSE', 'published-urls.txt'],
    })
  })

  it('as a folder, with what the release adds or moves into it', () => {
    const base = cameAs('src/a.ts', 'sample/art/a.ts', 'tests/a.ts', 'tests/b.ts')
    const own = have('src/a.ts', 'tests/a.ts', 'tests/b.ts')
    const release = ['src/a.ts', 'sample/art/a.ts', 'sample/tests/b.ts', 'tests/a.ts']
    expect(plan({ base, own, release, isSame })).toEqual({
      ...nothing,
      deleted: ['tests/b.ts'],
      stayDeleted: ['sample/'],
    })
  })

  it('as a folder within another one', () => {
    const base = cameAs('src/a.ts', 'src/old/a.ts')
    const release = ['src/a.ts', 'src/old/b.ts', 'src/other/c.ts']
    expect(plan({ base, own: have('src/a.ts'), release, isSame })).toEqual({
      ...nothing,
      added: ['src/other/c.ts'],
      stayDeleted: ['src/old/'],
    })
  })

  it('also when the release no longer has it, and then needs no mention', () => {
    expect(
      plan({ base: cameAs('src/a.ts', 'src/b.ts'), own: have('src/a.ts'), release: ['src/a.ts'], isSame }),
    ).toEqual(nothing)
  })
})
