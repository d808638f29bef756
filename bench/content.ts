/**
 * `npm run bench:content`: what the content pipeline costs on copies of the content with more posts, and how soon `watch`
 * writes what was saved. Every build is a process of its own.
 */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { readOptions } from '../scripts/lib/cli'
import { hugoOn, setUpHugo } from './content/hugo'
import { setUpOurs } from './content/ours'
import type { Program } from './content/program'
import { costTable } from './content/report'
import { measureRound, type Sample } from './content/rounds'
import { EDITS, measureSaves } from './content/saves'
import { load, machine } from './measuring/machine'
import { type Waits, waitTable } from './measuring/wait-table'
import { sizesIn, wholeNumber } from './options'
import { checkGenerator } from './posts/write-posts'
import { runBenchmark, type Session, say } from './session'

const USAGE = `Usage: npm run bench:content -- [options]
  --sizes N,N    numbers of posts (100,1000,10000)
  --runs N       rounds of each size (3)
  --corpus FILE  program that writes posts (--posts N --out DIR); without it, the project's own posts are copied
  --hugo DIR     a site for Hugo, measured in the same rounds with posts of the --corpus; Hugo has to be installed
`

await runBenchmark('bench:content', USAGE, async (args, session) => {
  const { values: options } = readOptions(args, {
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    corpus: { type: 'string' },
    hugo: { type: 'string' },
  })
  const sizes = sizesIn(options.sizes, 1)
  const runs = wholeNumber('runs', options.runs, 1)
  const corpus = checkGenerator(options.corpus)
  const hugo = await hugoOn(options.hugo, corpus)

  await say(`${machine()}${hugo ? `, Hugo ${hugo.version}` : ''}; ${load()}`)
  await say(`Posts: ${corpus ? `written by ${corpus}` : 'copies of the project’s own'}.`)
  await say(`Medians of ${runs} rounds, in which all programs take turns. CPU is user and system time with children,`)
  await say('memory that of the largest process. "cold" has neither cache nor output; files may be in memory.')
  await installBundle()

  const samples: Sample[] = []
  const waits: Waits[] = []
  for (const posts of sizes) {
    const programs = [await setUpOurs(posts, corpus, session)]
    if (hugo) programs.push(await setUpHugo(posts, hugo, session))
    samples.push(...(await buildInTurns(programs, posts, runs, session)))
    for (const program of programs) {
      await say(`watch, ${program.name}, ${posts} posts: ${load()}`)
      waits.push({ program: program.name, posts, milliseconds: await measureSaves(program, session) })
    }
  }

  for (const posts of sizes) {
    await say(`\n${posts.toLocaleString('en')} posts\n`)
    await say(costTable(samples.filter((sample) => sample.posts === posts)))
  }
  await say(`\nFrom saving a post to the new sentence in the output, ${EDITS} edits\n`)
  await say(waitTable(waits))
})

/** Hugo's program is installed before it is measured, so ours is too: the bundle is not part of a cold build. */
async function installBundle() {
  execFileSync(process.execPath, [path.resolve('scripts/run.mjs'), 'build-content', '--help'])
  await say('The bundle of the command in .cache/commands counts as installed code.')
}

async function buildInTurns(
  programs: readonly Program[],
  posts: number,
  runs: number,
  session: Session,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let number = 0; number < runs; number++) {
    await say(`round ${number + 1} of ${runs}, ${posts} posts: ${load()}`)
    for (const program of programs) samples.push(...(await measureRound(program, { posts, number }, session)))
  }
  return samples
}
