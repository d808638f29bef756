import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git } from '../changes/git'
import { applyChanges } from './apply'

const GO_ON = new AbortController().signal

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apply-'))
  mkdirSync(join(folder, 'sample/deep'), { recursive: true })
  writeFileSync(join(folder, 'sample/deep/a.txt'), 'a\n')
  writeFileSync(join(folder, 'kept.txt'), 'old\n')
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'All')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const changes = (more: [string, string][] = []) => ({
  removed: ['sample', 'not-there'],
  written: new Map([['kept.txt', 'new\n'], ['new/a.txt', 'a\n'], ...more]),
})

it('files go, and others are written', async () => {
  expect(await applyChanges(folder, changes(), GO_ON)).toBe(true)
  expect(existsSync(join(folder, 'sample'))).toBe(false)
  expect([read('kept.txt'), read('new/a.txt')]).toEqual(['new\n', 'a\n'])
})

it('a failure leaves the folder as it was', async () => {
  await expect(applyChanges(folder, changes([['kept.txt/below', '']]), GO_ON)).rejects.toThrow()
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect([read('sample/deep/a.txt'), read('kept.txt')]).toEqual(['a\n', 'old\n'])
})

it('a wish to stop that came in the meantime leaves the folder as it was', async () => {
  expect(await applyChanges(folder, changes(), AbortSignal.abort())).toBe(false)
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(read('kept.txt')).toBe('old\n')
})
