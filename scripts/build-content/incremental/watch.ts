/** Watches the content folder and says which files can have changed, so that only those are read again. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Editors and Git write several files at once; one build is enough for all of them. In milliseconds. */
const SETTLE = 10

export type Watching<Result> = {
  /** The folder to watch. */
  content: string
  /** Builds once; `touched` are the only files that can have changed since the last call, when that is known. */
  build: (touched: ReadonlySet<string> | undefined) => Promise<Result>
  /** Called after every build, the first one included. The next build waits for it. */
  onBuilt: (result: Result) => void | Promise<void>
  /** Called when a build was not possible at all, for example while the content folder is away. */
  onError: (error: unknown) => void
  signal?: AbortSignal
}

/** Builds, and builds again after every change until `signal` says to stop. */
export async function watchContent<Result>(options: Watching<Result>): Promise<void> {
  const { content, build, onBuilt, onError, signal } = options
  const changes = new Changes(resolve(content))
  signal?.addEventListener('abort', () => changes.stop())
  for (let touched: ReadonlySet<string> | undefined; ; touched = changes.take()) {
    try {
      changes.follow()
      await onBuilt(await build(touched))
    } catch (error) {
      // This build did not use the named changes, so the next one reads everything.
      changes.addAll()
      onError(error)
    }
    await changes.some()
    if (signal?.aborted) return
    await sleep(SETTLE)
  }
}

/** Collects what changes below a folder. */
class Changes {
  /** The files that changed, as `content/blog/x.md`. Missing when any file can have changed. */
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

  /** Watches the folders that exist now. When one was replaced, any file in it can have changed. */
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
      // The parent's watcher reports that the folder is gone.
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
