/** How long an editor waits while a program watches: from the end of the write to the new sentence in the output file. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { start } from '../measuring/processes'
import { until, untilQuiet } from '../measuring/until'
import { editFile } from '../posts/edit'
import type { Session } from '../session'
import { forget, type Program, postsOf, says } from './program'
import { pick } from './rounds'

export const EDITS = 11
const SPREAD_MS = 1_000

/** Milliseconds, one for each edit. */
export async function measureSaves(program: Program, { folder, stop }: Session): Promise<number[]> {
  await forget(program)
  const watching = start(program.watch, { cwd: program.folder, log: path.join(folder, 'watch'), stop })
  const posts = postsOf(program)
  try {
    for (const { output } of posts) await until(() => says(output, ''), watching, stop)
    await untilQuiet(watching, stop)
    const waits: number[] = []
    for (let edit = 0; edit < EDITS; edit++) {
      // Programs may look for changes at intervals; edits are spread over those.
      await sleep((edit / EDITS) * SPREAD_MS, undefined, { signal: stop })
      const { source, output } = pick(posts, edit)
      const sentence = await editFile(source, `w${edit}`)
      const written = performance.now()
      await until(() => says(output, sentence), watching, stop)
      waits.push(performance.now() - written)
      await untilQuiet(watching, stop)
    }
    return waits
  } finally {
    await watching.end()
  }
}
