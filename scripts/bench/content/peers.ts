/** Other programs, measured by a driver of their own that keeps a line of JSON for every build. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../../build-content/environment'
import { lastOf, start } from '../measuring/processes'
import type { Session } from '../session'
import type { Phase, Sample } from './rounds'

/** Where the driver keeps everything, wherever temporary files go otherwise. */
export const PEERS_FOLDER = '/tmp/bench'
/** It adds to this file. */
const RESULTS = `${PEERS_FOLDER}/results/raw.jsonl`

const PHASES: Record<string, Phase> = { cold: 'cold', warm: 'no change', edit: 'one edit' }

type Line = { peer?: string; n: number; phase: string; ok: string; wall: number; cpu: number; rss: number }

/** Runs the driver beside the folder of the peers, and gives what it measured. */
export async function measurePeers(
  peers: string,
  sizes: readonly number[],
  runs: number,
  { folder, stop }: Session,
): Promise<Sample[]> {
  const driver = path.resolve(peers, '../run.sh')
  if (!existsSync(driver)) throw new EnvironmentError(`--all-peers needs ${driver}`)
  const before = resultsSoFar().length
  const command = ['sh', driver, '--sizes', sizes.join(','), '--rounds', String(runs)]
  const running = start(command, { cwd: folder, log: path.join(folder, 'peers'), stop })
  try {
    const code = await running.ended
    stop.throwIfAborted()
    if (code !== 0) throw new Error(`${driver} ended with ${code}: ${lastOf(running.log)}`)
  } finally {
    await running.end()
  }
  const samples = samplesIn(resultsSoFar().slice(before))
  if (samples.length === 0) throw new Error(`${driver} measured nothing: ${lastOf(running.log)}`)
  return samples
}

const resultsSoFar = (): string => (existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '')

/** The builds in lines of the driver that did what they should. */
export function samplesIn(lines: string): Sample[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line))
    .flatMap(({ peer, n, phase, ok, wall, cpu, rss }) => {
      const known = PHASES[phase]
      if (peer === undefined || known === undefined || ok !== 'ok') return []
      return [{ program: peer, posts: n, phase: known, wall, cpu, memory: rss }]
    })
}
