/** What every benchmark of the pipeline has around it: a folder for everything large, and an orderly end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EnvironmentError } from '../build-content/environment'

export type Session = {
  /** Removed at the end, however it comes. */
  folder: string
  /** Says that somebody wants to stop. */
  stop: AbortSignal
}

/** Runs a benchmark. Exit code 0: measured; 1: not; 2: it cannot run here, or was called wrongly; 130: stopped. */
export async function runBenchmark(name: string, measure: (session: Session) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  // More than once: npm and tsx pass on what the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  let folder: string | undefined
  try {
    if (process.platform !== 'linux') throw new EnvironmentError('measuring needs Linux')
    folder = await mkdtemp(path.join(tmpdir(), `${name.replace(':', '-')}-`))
    await measure({ folder, stop: stop.signal })
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : explain(name, error)
  } finally {
    // What was just ended may still write its last file.
    if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function explain(name: string, error: unknown): number {
  const isKnown = error instanceof EnvironmentError
  process.stderr.write(`${name}: ${isKnown ? error.message : (error as Error).stack}\n`)
  return isKnown ? 2 : 1
}
