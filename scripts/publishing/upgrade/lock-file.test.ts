import { expect, test } from 'vitest'
import { planLock } from './lock-file'

const project = (name: string, dependencies: Record<string, string>, installed: string[]) => ({
  json: { name, version: '1.0.0', dependencies },
  lock: {
    name,
    version: '1.0.0',
    packages: { '': { name, version: '1.0.0' }, ...Object.fromEntries(installed.map((path) => [path, {}])) },
  },
})

const own = project('acme', { a: '1' }, ['a'])

test('the lock file stays when no package is different, with the new version', () => {
  const release = project('sample', { a: '1' }, ['a'])
  expect(planLock({ ...own.json, version: '1.1.0' }, own, release)).toEqual({
    lock: { ...own.lock, version: '1.1.0', packages: { '': { name: 'acme', version: '1.1.0' }, a: {} } },
  })
})

test('packages of the release are installed as it locked them', () => {
  const release = project('sample', { a: '2' }, ['a', 'needed-by-a'])
  const { lock, install } = planLock({ ...own.json, dependencies: { a: '2' } }, own, release)
  expect(Object.keys(lock.packages)).toEqual(['', 'a', 'needed-by-a'])
  expect(lock.name).toBe('acme')
  expect(install).toBe('ci')
})

test('packages of the agency are added to those of the release', () => {
  const release = project('sample', { a: '2' }, ['a'])
  expect(planLock({ ...own.json, dependencies: { a: '2', own: '1' } }, own, release).install).toBe('install')
})

test('a lock file with packages of the agency stays when the release changes none', () => {
  const withOwn = project('acme', { a: '1', own: '1' }, ['a', 'own'])
  const release = project('sample', { a: '1' }, ['a'])
  expect(planLock(withOwn.json, withOwn, release)).toEqual({ lock: withOwn.lock })
})
