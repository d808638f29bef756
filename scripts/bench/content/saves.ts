/** How long an editor waits while a program watches: from the end of the write to the new sentence in the output file. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastOf } from '../measuring/cost'
import { type Running, start, untilQuiet } from '../measuring/processes'
import { editFile } from '../posts/edit'
import type { Session } from '../session'
import { forget, type Program, postsOf, says } from './program'
import { pick } from './rounds'

const EDITS = 11
const POLL_MS = 1
/** Whatever takes longer never comes. */
const PATIENCE_MS = 300_000

/** Milliseconds, one for each edit. */
export async function measureSaves(program: Program, { folder, stop }: Session): Promise<number[]> {
  await forget(program)
  const log = path.join(folder, 'watch')
  const watching = start(program.watch, { cwd: program.folder, log, stop })
  const posts = postsOf(program)
  try {
    for (const { output } of posts) await until(() => says(output, ''), watching, { program, log, stop })
    await untilQuiet(watching.pid, stop)
    const waits: number[] = []
    for (let edit = 0; edit < EDITS; edit++) {
      const { source, output } = pick(posts, edit)
      const sentence = await editFile(source, `w${edit}`)
      const written = performance.now()
      await until(() => says(output, sentence), watching, { program, log, stop })
      waits.push(performance.now() - written)
      await untilQuiet(watching.pid, stop)
    }
    return waits
  } finally {
    await watching.end()
  }
}

type Circumstances = { program: Program; log: string; stop: AbortSignal }

async function until(isTrue: () => boolean, watching: Running, { program, log, stop }: Circumstances): Promise<void> {
  let hasEnded = false
  const noteEnd = () => {
    hasEnded = true
  }
  watching.ended.then(noteEnd, noteEnd)
  const started = performance.now()
  while (!isTrue()) {
    if (hasEnded || performance.now() - started > PATIENCE_MS) {
      throw new Error(`${program.name} ${hasEnded ? 'stopped watching' : 'does not follow'}: ${lastOf(log)}`)
    }
    await sleep(POLL_MS, undefined, { signal: stop })
  }
}
