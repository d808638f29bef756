/**
 * Builds content again whenever it changes, as long as the process lives. What is remembered stays in memory, and only
 * files that something happened to are read again.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuildOptions, type BuildResult, buildContent } from '.'
import { emptyMemory } from './memory'

/** Editors and Git write several files at once; one build is enough for all of them. In milliseconds. */
const SETTLE = 10

export type Watching = Omit<BuildOptions, 'touched'> & {
  /** Called before every build. */
  onBegin?: () => void
  /** Called after every build, the first one included. The next build waits for it. */
  onBuilt: (result: BuildResult) => void | Promise<void>
  /** Called when a build was not possible at all, for example while the content folder is away. */
  onError: (error: unknown) => void
  signal?: AbortSignal
}

/** Watches until `signal` says to stop. */
export async function watchContent({ onBegin, onBuilt, onError, signal, ...options }: Watching): Promise<void> {
  const memory = options.memory ?? emptyMemory()
  const changes = new Changes(resolve(options.content))
  signal?.addEventListener('abort', () => changes.stop())
  for (let touched: ReadonlySet<string> | undefined; ; touched = changes.take()) {
    try {
      onBegin?.()
      changes.follow()
      await onBuilt(await buildContent({ ...options, memory, touched }))
    } catch (error) {
      // The next build cannot rely on what this one was told.
      changes.addAll()
      onError(error)
    }
    await changes.some()
    if (signal?.aborted) return
    await sleep(SETTLE)
  }
}

/** What happened below a folder since it was last asked. */
class Changes {
  /** Names as in messages: `content/blog/x.md`. Missing when anything can have changed. */
  private touched: Set<string> | undefined = new Set()
  private happened = false
  private wake = () => {}
  private readonly watchers = new Map<string, { watcher: FSWatcher; inode: number }>()

  constructor(private readonly folder: string) {}

  take(): ReadonlySet<string> | undefined {
    const { touched } = this
    this.touched = new Set()
    this.happened = false
    return touched
  }

  /** Resolves when something has happened, at once if it already has. */
  async some(): Promise<void> {
    if (!this.happened) await new Promise<void>((wake) => (this.wake = wake))
  }

  addAll(): void {
    this.touched = undefined
  }

  stop(): void {
    for (const path of [...this.watchers.keys()]) this.unfollow(path)
    this.happen()
  }

  /** Watches the folders that are there now. One that was replaced is another folder, and all in it may be new. */
  follow(): void {
    const parent = dirname(this.folder)
    const folders = [this.folder, ...foldersIn(this.folder)]
    for (const path of [...this.watchers.keys()]) {
      if (path !== parent && !folders.includes(path)) this.unfollow(path)
    }
    for (const path of [parent, ...folders]) this.followOne(path, path === parent)
  }

  private followOne(path: string, isParent: boolean): void {
    try {
      const { ino: inode } = statSync(path)
      const known = this.watchers.get(path)
      if (known?.inode === inode) return
      this.unfollow(path)
      if (known) this.addAll()
      const watcher = watch(path, (_event, name) => {
        if (isParent) {
          if (name === basename(this.folder)) this.add(path, undefined)
        } else this.add(path, name ?? undefined)
      })
      // A folder that goes away is noticed by its parent.
      watcher.on('error', () => this.unfollow(path))
      this.watchers.set(path, { watcher, inode })
    } catch {
      this.unfollow(path)
    }
  }

  private unfollow(path: string): void {
    this.watchers.get(path)?.watcher.close()
    this.watchers.delete(path)
  }

  private add(folder: string, name: string | undefined): void {
    const inside = folder !== this.folder && folder.startsWith(this.folder)
    if (inside && name !== undefined) {
      const below = folder.slice(this.folder.length + 1).replaceAll('\\', '/')
      this.touched?.add(`content/${below}/${name}`)
    } else this.addAll()
    this.happen()
  }

  private happen(): void {
    this.happened = true
    this.wake()
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) => [join(folder, name), ...foldersIn(join(folder, name))])
  } catch {
    return []
  }
}
