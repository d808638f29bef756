import { describe, expect, it, test } from 'vitest'
import { haveSamePackages, mergePackageJson } from './package-json'

const base = {
  name: 'sample',
  version: '1.0.0',
  scripts: { build: 'build', old: 'old' },
  dependencies: { react: '1', font: '1' },
}

describe('an entry of package.json', () => {
  const merge = (own: object, release: object) => mergePackageJson(base, { ...base, ...own }, { ...base, ...release })

  it('that the agency changed or added stays', () => {
    const own = { name: 'acme', scripts: { ...base.scripts, mail: 'mail' }, dependencies: { react: '1', own: '2' } }
    expect(merge(own, { version: '1.1.0' })).toEqual({ json: { ...own, version: '1.1.0' }, overruled: [] })
  })

  it('that the release changed, added or removed is that of the release', () => {
    const release = { version: '1.1.0', scripts: { build: 'build faster', new: 'new' }, type: 'module' }
    expect(merge({ name: 'acme' }, release).json).toEqual({ ...base, ...release, name: 'acme' })
  })

  it('that both changed is that of the release, and is named', () => {
    const own = { version: '7.0.0', scripts: { ...base.scripts, build: 'mine' } }
    const release = { version: '1.1.0', scripts: { ...base.scripts, build: 'yours' } }
    expect(merge(own, release)).toEqual({ json: { ...base, ...release }, overruled: ['scripts.build'] })
  })

  it('that the agency changed and the release removed stays', () => {
    const { json, overruled } = merge(
      { scripts: { build: 'build', old: 'still used' } },
      { scripts: { build: 'build' } },
    )
    expect(json.scripts).toEqual({ build: 'build', old: 'still used' })
    expect(overruled).toEqual(['scripts.old'])
  })
})

test('packages are the same in any order, and differ by name or version', () => {
  const json = (dependencies: Record<string, string>) => ({ version: '1', dependencies })
  expect(haveSamePackages(json({ a: '1', b: '2' }), json({ b: '2', a: '1' }))).toBe(true)
  expect(haveSamePackages(json({ a: '1' }), json({ a: '2' }))).toBe(false)
  expect(haveSamePackages(json({ a: '1' }), { version: '1' })).toBe(false)
})
