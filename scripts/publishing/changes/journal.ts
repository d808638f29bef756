/**
 * Changes of files of a folder that can be taken back to the byte, whatever ended the process. The folder `RECORD` in the
 * folder of Git keeps what the changed files were before, and what was written in their place. To take changes back means to
 * put the former bytes where exactly the written ones are; no other file is touched. A release reads what an older one wrote.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { sha256 } from '../../lib/fingerprint'
import { withLock } from '../../lib/lock'
import { expectCommitted } from './as-committed'
import { type Entry, entriesOf, git, gitOrNothing, gitWith, type Head } from './git'

const RECORD = 'unfinished'

/** What a file gets; nothing where it goes. */
export type Bytes = string | Uint8Array | undefined

type State = Head & {
  /** What is going on, as a part of a sentence: "the upgrade to release 1.1.0". */
  what: string
  /** A branch that is made for the changes. */
  newBranch?: string
  /** Whether packages were installed. */
  hasOtherPackages: boolean
  /** Whether the list of staged files was changed. */
  isStaged: boolean
  /** Each changed file: the hash of its bytes before and of all that was written; nothing where there is no file. */
  files: Record<string, { before: string | null; written: (string | null)[] }>
  /** Files that programs write again in the meantime: they are put back whatever they are. */
  rewritten: string[]
}

export class Journal {
  readonly state: State
  readonly #folder: string
  readonly #record: string
  readonly entries: ReadonlyMap<string, Entry>

  private constructor(folder: string, state: State) {
    this.#folder = folder
    this.#record = recordOf(folder)
    this.state = state
    this.entries = entriesOf(folder, state.commit)
  }

  /** Begins changes of a folder without any that are unfinished. */
  static begin(folder: string, state: Head & Pick<State, 'what' | 'newBranch'>): Journal {
    const journal = new Journal(folder, {
      ...state,
      hasOtherPackages: false,
      isStaged: false,
      files: {},
      rewritten: [],
    })
    // A process that was killed before its first change left at most pieces of a record.
    journal.end()
    return journal
  }

  /** What a process left that did not come to its end. */
  static left(folder: string): Journal | undefined {
    const state = join(recordOf(folder), 'state.json')
    return existsSync(state) ? new Journal(folder, JSON.parse(readFileSync(state, 'utf8'))) : undefined
  }

  /** Where the record has room for something else that goes with it. */
  aside(name: string): string {
    mkdirSync(this.#record, { recursive: true })
    return join(this.#record, name)
  }

  note(more: Partial<Pick<State, 'hasOtherPackages' | 'isStaged' | 'rewritten'>>): void {
    Object.assign(this.state, more)
    mkdirSync(this.#record, { recursive: true })
    this.#write(join(this.#record, 'state.json'), JSON.stringify(this.state))
  }

  /** Writes and removes files. Throws an EnvironmentError, and changes nothing, where one is not as it was committed. */
  put(changes: ReadonlyMap<string, Bytes>, modeOf: (file: string) => number | undefined = () => undefined): void {
    const { files } = this.state
    const isNew = (file: string) => files[file] === undefined && !this.state.rewritten.includes(file)
    expectCommitted(this.#folder, this.entries, [...changes.keys()].filter(isNew))
    for (const [file, bytes] of changes) {
      const before = this.#hash(file)
      if (files[file] === undefined && before !== null) this.#keep(file)
      files[file] = {
        before,
        ...files[file],
        written: [...(files[file]?.written ?? []), bytes === undefined ? null : sha256(bytes)],
      }
    }
    this.note({})
    for (const [file, bytes] of changes) {
      const path = join(this.#folder, file)
      const mode = modeOf(file) ?? lstatSync(path, { throwIfNoEntry: false })?.mode
      if (bytes === undefined) this.#remove(path)
      else this.#write(path, bytes, mode)
    }
  }

  /** Puts everything back. Returns files that somebody else changed in the meantime: they stay as they are. */
  undo(): string[] {
    const { branch, commit, newBranch, files, rewritten, isStaged } = this.state
    const others: string[] = []
    for (const [file, { before, written }] of Object.entries(files)) {
      const path = join(this.#folder, file)
      rmSync(hidden(path), { force: true })
      const now = this.#hash(file)
      if (now === before) continue
      if (!written.includes(now) && !rewritten.includes(file)) others.push(file)
      else if (before === null) this.#remove(path)
      else this.#write(path, readFileSync(this.#kept(file)), lstatSync(this.#kept(file)).mode)
    }
    const isOnNew = gitOrNothing(this.#folder, 'symbolic-ref', '--short', 'HEAD')?.trim() === newBranch
    if (newBranch !== undefined && isOnNew) moveHead(this.#folder, newBranch, branch)
    if (isStaged) stage(this.#folder, new Map(Object.keys(files).map((file) => [file, this.entries.get(file)])))
    if (newBranch !== undefined) gitOrNothing(this.#folder, 'update-ref', '-d', `refs/heads/${newBranch}`, commit)
    this.end()
    return others
  }

  /** Whether the last step was done, so that only the record is left. */
  isComplete(): boolean {
    const { newBranch, commit } = this.state
    if (newBranch === undefined) return false
    const tip = gitOrNothing(this.#folder, 'rev-parse', '--verify', '--quiet', `refs/heads/${newBranch}`)?.trim()
    return tip !== undefined && tip !== commit
  }

  /** Forgets what was before: the changes stay. */
  end(): void {
    rmSync(this.#record, { recursive: true, force: true })
  }

  #kept(file: string): string {
    return join(this.#record, 'before', file)
  }

  #keep(file: string): void {
    mkdirSync(dirname(this.#kept(file)), { recursive: true })
    copyFileSync(join(this.#folder, file), this.#kept(file))
  }

  #hash(file: string): string | null {
    const path = join(this.#folder, file)
    return lstatSync(path, { throwIfNoEntry: false }) === undefined ? null : sha256(readFileSync(path))
  }

  /** A file has the old bytes or the new ones at every moment. */
  #write(path: string, bytes: string | Uint8Array, mode?: number): void {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(hidden(path), bytes, { flush: true })
    if (mode !== undefined) chmodSync(hidden(path), mode)
    renameSync(hidden(path), path)
  }

  /** And the folders that become empty. */
  #remove(path: string): void {
    rmSync(path, { force: true })
    for (let above = dirname(resolve(path)); above !== resolve(this.#folder); above = dirname(above)) {
      try {
        rmdirSync(above)
      } catch {
        return
      }
    }
  }
}

/** The folder of the record, also where the folder of Git is elsewhere. */
const recordOf = (folder: string): string => resolve(folder, git(folder, 'rev-parse', '--git-path', RECORD).trim())

/** Changes a folder while no other process does. */
export const alone = <Result>(folder: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(recordOf(folder), work, 0)

/** The same name each time, so that none is left of a process that was killed. */
const hidden = (path: string): string => join(dirname(path), `.${basename(path)}.unfinished`)

/** Changes the branch that is checked out, and no file. */
export const moveHead = (folder: string, from: string, to: string): string =>
  git(folder, 'symbolic-ref', '-m', `checkout: moving from ${from} to ${to}`, 'HEAD', `refs/heads/${to}`)

/** Changes some paths in a list of staged files, and no other path; nothing where a file goes. */
export function stage(folder: string, entries: ReadonlyMap<string, Entry | undefined>, index = ''): void {
  const none = { mode: '0', id: '0'.repeat(git(folder, 'rev-parse', 'HEAD').trim().length) }
  const input = Array.from(entries, ([file, entry]) => `${(entry ?? none).mode} ${(entry ?? none).id}\t${file}\0`).join(
    '',
  )
  gitWith(folder, { input, index }, 'update-index', '-z', '--index-info')
}
