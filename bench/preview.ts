/**
 * `npm run bench:preview`: how long an editor waits between saving a post and seeing it on the page that `npm run dev`
 * shows, alone and among many other posts.
 */
import { rm } from 'node:fs/promises'
import { readOptions } from '../scripts/lib/cli'
import { load, machine } from './measuring/machine'
import { untilQuiet } from './measuring/until'
import { type Waits, waitTable } from './measuring/wait-table'
import { sizesIn } from './options'
import { editFile } from './posts/edit'
import { checkGenerator } from './posts/write-posts'
import { type Development, startDevelopment } from './preview/development'
import { type OpenPage, openPage } from './preview/open-page'
import { runBenchmark, type Session, say } from './session'

const EDITS = 11

const USAGE = `Usage: npm run bench:preview -- [options]
  --sizes N,N    numbers of additional posts (0,10000)
  --corpus FILE  program that writes posts (--posts N --out DIR); without it, the project's own posts are copied
`

await runBenchmark('bench:preview', USAGE, async (args, session) => {
  const { values: options } = readOptions(args, {
    sizes: { type: 'string', default: '0,10000' },
    corpus: { type: 'string' },
  })
  const sizes = sizesIn(options.sizes, 0)
  const generator = checkGenerator(options.corpus)
  await say(`${machine()}; ${load()}`)
  const waits: Waits[] = []
  for (const posts of sizes) {
    const development = await startDevelopment(posts, generator, session)
    try {
      await say(`${EDITS} edits beside ${posts} posts: ${load()}`)
      const page = await openPage(development.address, session.stop)
      const milliseconds = await saveAndLook(development, page, session)
      waits.push({ program: 'npm run dev', posts, milliseconds })
    } finally {
      await development.server.end()
    }
    await rm(development.folder, { recursive: true, maxRetries: 10 })
  }
  await say(`\nFrom saving a post to seeing the new sentence on its page, ${EDITS} edits\n`)
  await say(waitTable(waits))
})

/** Milliseconds, one for each edit. Says whether the page stayed what and where it was. */
async function saveAndLook({ server, post }: Development, page: OpenPage, { stop }: Session): Promise<number[]> {
  const top = await page.scrollPosition()
  const waits: number[] = []
  let moves = 0
  try {
    for (let edit = 0; edit < EDITS; edit++) {
      await untilQuiet(server, stop)
      const sentence = await editFile(post, `w${edit}`)
      const written = performance.now()
      await page.shows(sentence)
      waits.push(performance.now() - written)
      if ((await page.scrollPosition()) !== top) moves++
    }
    await say(`The page was loaded again ${page.navigations()} times, and scrolled by itself ${moves} times.`)
    return waits
  } finally {
    await page.close()
  }
}
