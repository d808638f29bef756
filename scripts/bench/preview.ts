/**
 * `npm run bench:preview`: how long an editor waits between saving a post and seeing it on the page that `npm run dev`
 * shows, alone and among many other posts.
 *   --sizes N,N    numbers of additional posts (0,10000)
 *   --corpus FILE  generator of the posts; without it, the project's own posts are copied
 */
import { rm } from 'node:fs/promises'
import { load, machine } from './measuring/machine'
import { untilQuiet } from './measuring/until'
import { type Waits, waitTable } from './measuring/wait-table'
import { readOptions, sizesIn } from './options'
import { editFile } from './posts/edit'
import { findGenerator } from './posts/write-posts'
import { type Development, startDevelopment } from './preview/development'
import { type OpenPage, openPage } from './preview/open-page'
import { runBenchmark, type Session } from './session'

const EDITS = 11

await runBenchmark('bench:preview', async (session) => {
  const options = readOptions(process.argv.slice(2), {
    sizes: { type: 'string', default: '0,10000' },
    corpus: { type: 'string' },
  })
  const sizes = sizesIn(options.sizes, 0)
  const generator = findGenerator(options.corpus)
  say(`${machine()}; ${load()}`)
  const waits: Waits[] = []
  for (const posts of sizes) {
    const development = await startDevelopment(posts, generator, session)
    try {
      say(`${EDITS} edits beside ${posts} posts: ${load()}`)
      const page = await openPage(development.address, session.stop)
      const milliseconds = await saveAndLook(development, page, session)
      waits.push({ program: 'npm run dev', posts, milliseconds })
    } finally {
      await development.server.end()
    }
    await rm(development.folder, { recursive: true, maxRetries: 10 })
  }
  say(`\nFrom saving a post to seeing the new sentence on its page, ${EDITS} edits\n`)
  say(waitTable(waits))
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
    say(`The page was loaded again ${page.navigations()} times, and scrolled by itself ${moves} times.`)
    return waits
  } finally {
    await page.close()
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
