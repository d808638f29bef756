/**
 * `npm run bench:forms`: what an editor waits for in the forms of `npm run dev`: until they are open, and between pressing
 * Save and seeing the change on the page.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readOptions } from '../scripts/lib/cli'
import { openForms } from './forms/open-forms'
import { load, machine } from './measuring/machine'
import { untilQuiet } from './measuring/until'
import { type Waits, waitTable } from './measuring/wait-table'
import { wholeNumber } from './options'
import { startDevelopment } from './preview/development'
import { runBenchmark, say } from './session'

/** An odd number, so that one of them is the median. */
const TIMES = 9

const USAGE = `Usage: npm run bench:forms -- [options]
  --posts N      number of additional posts (0)
`

await runBenchmark('bench:forms', USAGE, async (args, session) => {
  const { values } = readOptions(args, { posts: { type: 'string', default: '0' } })
  const posts = wholeNumber('posts', values.posts, 0)
  const { server, address, post } = await startDevelopment(posts, undefined, session)
  const waits: Waits[] = []
  const row = (program: string, milliseconds: number[]) => waits.push({ program, posts, milliseconds })
  try {
    await say(`${machine()}; ${load()}`)
    const title = /^title: (.*)$/m.exec(await readFile(post, 'utf8'))?.[1] ?? ''
    const forms = await openForms(address, path.join(session.folder, 'browser'), session.stop)
    try {
      row('forms open, first time', [await forms.open()])
      await untilQuiet(server, session.stop)
      row('forms open, again', await several(() => forms.open()))
      await forms.edit(path.basename(post, '.md'))
      row('from Save to the page', await several((time) => forms.saveTitle(`${title} ${time}`)))
    } finally {
      await forms.close()
    }
    await say(`\n${TIMES} times each, but for the first\n`)
    await say(waitTable(waits))
  } finally {
    await server.end()
  }

  async function several(act: (time: number) => Promise<number>): Promise<number[]> {
    const milliseconds: number[] = []
    for (let time = 1; time <= TIMES; time++) {
      await untilQuiet(server, session.stop)
      milliseconds.push(await act(time))
    }
    return milliseconds
  }
})
