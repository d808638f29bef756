/** Every file belongs to the agency or to the project, or has entries of both, as ownership.json says. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classOf, OWNERSHIP, type Ownership } from '../../scripts/publishing/upgrade/ownership'

const ownership: Ownership = JSON.parse(readFileSync(OWNERSHIP, 'utf8'))
const declared = Object.values(ownership).flat()

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

test('every file has a class', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => classOf(file, ownership) === undefined)).toEqual([])
})

test('no path is declared twice', () => {
  expect(declared.filter((path, index) => declared.indexOf(path) !== index)).toEqual([])
})

test('every declared path of the project covers a file', () => {
  const covers = (path: string) => files.some((file) => file === path || (path.endsWith('/') && file.startsWith(path)))
  // An agency may delete the sample and the measurements.
  const mayBeGone = ['sample/', 'bench/']
  const expected = [...ownership.ours, ...ownership.merged].filter((path) => !mayBeGone.includes(path))
  expect(expected.filter((path) => !covers(path))).toEqual([])
})

test('the words, data and pictures of the site are all the agency’s', () => {
  const ofVisitors = files.filter((file) => /^(?:content|theme|public)\//.test(file))
  expect(ofVisitors.filter((file) => classOf(file, ownership) !== 'yours')).toEqual([])
})

test('every line of .github/CODEOWNERS covers files, and no placeholder is left in one', () => {
  // GitHub passes over lines that it cannot use, and says so only where somebody opens the file.
  if (!existsSync('.github/CODEOWNERS')) return
  const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
  const inForce = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const covers = (path: string) => path.includes('*') || files.some((file) => `/${file}`.startsWith(path))
  const isGood = (line: string) => {
    const [path = '', ...owners] = line
      .replace(/\s#.*$/, '')
      .trim()
      .split(/\s+/)
    return (
      covers(path) &&
      owners.length > 0 &&
      owners.every((owner) => /@\w/.test(owner) && !owner.startsWith('@your-agency/'))
    )
  }
  expect(inForce.filter((line) => !isGood(line))).toEqual([])
})
