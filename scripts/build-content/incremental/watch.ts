/** Watches the content folder and says which files can have changed, so that only those are read again. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Editors and Git write several files at once; one build is enough for all of them. In milliseconds. */
const SETTLE = 10

type Watching<Result> = {
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

class Changes {
  /** The files that changed, as `content/blog/x.md`. Missing when any file can have changed. */
  private touched: Set<string> | undefined = new Set()
  private happened = false
  private wake = () => {}
  /** By the path of a folder and its number on the disk: a folder that was replaced is another one. */
  private readonly watchers = new Map<string, FSWatcher>()

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
    for (const watcher of this.watchers.values()) watcher.close()
    this.happen()
  }

  /** Watches the folders that exist now, and the one above them, which says that the content is away or back. */
  follow(): void {
    const paths = [dirname(this.folder), ...foldersFrom(this.folder)]
    const folders = new Map(paths.map((path) => [`${statSync(path, { throwIfNoEntry: false })?.ino} ${path}`, path]))
    for (const [key, watcher] of this.watchers) {
      if (folders.has(key)) continue
      watcher.close()
      this.watchers.delete(key)
      // Where there is another folder now, any file in it can have changed.
      this.addAll()
    }
    for (const [key, path] of folders) if (!this.watchers.has(key)) this.followOne(key, path)
  }

  private followOne(key: string, path: string): void {
    try {
      const watcher = watch(path, (_event, name) => this.add(path, name ?? undefined))
      watcher.on('error', () => {
        watcher.close()
        this.watchers.delete(key)
      })
      this.watchers.set(key, watcher)
    } catch {
      // The folder is gone already, which the watcher of the one above reports.
    }
  }

  private add(folder: string, name: string | undefined): void {
    const isAbove = !folder.startsWith(this.folder)
    if (isAbove && name !== basename(this.folder)) return
    const below = folder.slice(this.folder.length + 1).replaceAll('\\', '/')
    if (isAbove || below === '' || name === undefined) this.addAll()
    else this.touched?.add(`content/${below}/${name}`)
    this.happen()
  }

  private happen(): void {
    this.happened = true
    this.wake()
  }
}

function foldersFrom(folder: string): string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...below.flatMap(({ name }) => (name.startsWith('.') ? [] : foldersFrom(join(folder, name))))]
  } catch {
    return []
  }
}
