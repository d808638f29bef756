/** What the benchmarks have in common: a temporary folder, output, and an orderly end. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand, withHelp, write } from '../scripts/lib/cli'

export type Session = {
  /** Removed at the end, however it comes. */
  folder: string
  /** Aborted when somebody wants to stop. */
  stop: AbortSignal
}

type Measure = (args: string[], session: Session) => Promise<void>

/** Runs a benchmark of the pipeline. Its exit code is 130 when somebody stopped it. */
export const runBenchmark = (name: string, usage: string, measure: Measure): Promise<void> =>
  runCommand(
    name,
    withHelp(usage, async (args) => {
      const stop = new AbortController()
      // More than once: npm and tsx pass on what the terminal has already sent.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
      const folder = await mkdtemp(path.join(tmpdir(), `${name.replace(':', '-')}-`))
      try {
        await measure(args, { folder, stop: stop.signal })
        return 0
      } catch (error) {
        if (stop.signal.aborted) return 130
        throw error
      } finally {
        // What was just ended may still write its last file.
        await rm(folder, { recursive: true, force: true, maxRetries: 10 })
      }
    }),
  )

export const say = (line: string): Promise<void> => write(process.stdout, `${line}\n`)
