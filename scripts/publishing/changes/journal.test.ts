import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git, headOf } from './git'
import { goBackFirst } from './go-back'
import { Journal } from './journal'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
  mkdirSync(join(folder, 'deep/er'), { recursive: true })
  write('deep/er/a.txt', 'a\n')
  write('b.txt', 'b\n')
  chmodSync(join(folder, 'b.txt'), 0o755)
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'All')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const begin = () => Journal.begin(folder, { ...headOf(folder), what: 'the test' })
const CHANGES = new Map([
  ['deep/er/a.txt', undefined],
  ['b.txt', 'b2\n'],
  ['new/er/c.txt', 'c\n'],
])

it('puts files back to the byte, with their modes, and removes the folders that it made', () => {
  const journal = begin()
  journal.put(CHANGES, () => 0o644)
  expect([existsSync(join(folder, 'deep')), read('b.txt'), read('new/er/c.txt')]).toEqual([false, 'b2\n', 'c\n'])
  expect(journal.undo()).toEqual([])
  expect([read('deep/er/a.txt'), read('b.txt'), existsSync(join(folder, 'new'))]).toEqual(['a\n', 'b\n', false])
  expect(lstatSync(join(folder, 'b.txt')).mode & 0o777).toBe(0o755)
  expect(Journal.left(folder)).toBeUndefined()
})

it('a process that ended between two files, or within one, is undone by the next', () => {
  begin().put(CHANGES)
  // As if the process had come to the first file only, and to the middle of another one.
  write('b.txt', 'b\n')
  rmSync(join(folder, 'new'), { recursive: true })
  write('.b.txt.unfinished', 'b')
  expect(() => goBackFirst(folder, false)).toThrow(
    'the test was stopped half way; to go back, run this without --dry-run',
  )
  expect(() => goBackFirst(folder)).toThrow('the test was stopped half way and is undone now: the branch m')
  expect(git(folder, 'status', '--porcelain')).toBe('')
  goBackFirst(folder)
})

it('keeps what somebody else wrote since', () => {
  const journal = begin()
  journal.put(CHANGES)
  write('b.txt', 'mine\n')
  expect(journal.undo()).toEqual(['b.txt'])
  expect([read('deep/er/a.txt'), read('b.txt')]).toEqual(['a\n', 'mine\n'])
})

it('puts a file back that programs write again', () => {
  const journal = begin()
  journal.note({ rewritten: ['b.txt'] })
  journal.put(CHANGES)
  write('b.txt', 'generated\n')
  expect(journal.undo()).toEqual([])
  expect(read('b.txt')).toBe('b\n')
})

it('changes nothing where one file is not as it was committed', () => {
  write('b.txt', 'mine\n')
  expect(() => begin().put(CHANGES)).toThrow('b.txt is not as it was committed')
  expect([read('deep/er/a.txt'), read('b.txt')]).toEqual(['a\n', 'mine\n'])
})

it('a file that was written twice goes back to the first bytes', () => {
  const journal = begin()
  journal.put(new Map([['b.txt', 'b2\n']]))
  journal.put(new Map([['b.txt', 'b3\n']]))
  journal.undo()
  expect(read('b.txt')).toBe('b\n')
})
