/**
 * `npm run bench:content`: what the content pipeline costs, whole processes on copies of the content with more posts, and
 * how soon `watch` writes what was saved. Beside it, in the same rounds, Hugo where there is one.
 *   --sizes N,N    numbers of posts (100,1000,10000)
 *   --runs N       rounds of each size (3)
 *   --corpus FILE  generator of the posts; without it, the project's own posts are copied
 *   --peers DIR    sites of other programs; a driver beside it measures them all
 *   --all-peers    run that driver too, which takes long
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { hugoIsMissing, hugoVersion, setUpHugo } from './content/hugo'
import { setUpOurs } from './content/ours'
import { measurePeers } from './content/peers'
import type { Program } from './content/program'
import { costTable, type Waits, waitTable } from './content/report'
import { measureRound, type Sample } from './content/rounds'
import { measureSaves } from './content/saves'
import { load, machine } from './measuring/machine'
import { readOptions, sizesIn, wholeNumber } from './options'
import { runBenchmark, type Session } from './session'

await runBenchmark('bench:content', async (session) => {
  const options = readOptions(process.argv.slice(2), {
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    corpus: { type: 'string', default: '../shared/bench/corpus.mjs' },
    peers: { type: 'string', default: '../shared/bench/peers' },
    'all-peers': { type: 'boolean', default: false },
  })
  const sizes = sizesIn(options.sizes, 1)
  const runs = wholeNumber('runs', options.runs, 1)
  const { corpus, peers } = options
  const hugo = await hugoVersion()
  const noHugo = hugoIsMissing(hugo, corpus, peers)

  say(`${machine()}${noHugo ? '' : `, Hugo ${hugo}`}; ${load()}`)
  if (noHugo) say(`Without Hugo: ${noHugo}.`)
  say(`Posts: ${existsSync(corpus) ? `written by ${corpus}` : 'copies of the project’s own'}.`)
  say(`Medians of ${runs} rounds, in which all programs take turns. A whole process each: CPU is user and system time`)
  say('with children, memory that of the largest process. "cold" has neither cache nor output; files may be in memory.')
  installBundle()

  const samples: Sample[] = []
  const waits: Waits[] = []
  for (const posts of sizes) {
    const programs = [await setUpOurs(posts, corpus, session)]
    if (!noHugo) programs.push(await setUpHugo(posts, corpus, peers, session))
    samples.push(...(await buildInTurns(programs, posts, runs, session)))
    for (const program of programs) {
      say(`watch, ${program.name}, ${posts} posts: ${load()}`)
      waits.push({ program: program.name, posts, milliseconds: await measureSaves(program, session) })
    }
    for (const { folder } of programs) await rm(folder, { recursive: true })
  }
  if (options['all-peers']) {
    say(`all peers: ${load()}`)
    samples.push(...(await measurePeers(peers, sizes, runs, session)))
  }

  for (const posts of sizes) {
    say(`\n${posts.toLocaleString('en')} posts\n`)
    say(costTable(samples.filter((sample) => sample.posts === posts)))
  }
  say('\nFrom saving a post to the new sentence in the output, 11 edits\n')
  say(waitTable(waits))
})

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** As Hugo's program is installed, so is ours: its bundle lies in the project and is not part of a cold build. */
function installBundle() {
  execFileSync(process.execPath, [path.resolve('scripts/run.mjs'), 'build-content', '--help'])
  say('The bundle of the command in .cache/commands counts as installed code, as the program of Hugo does.')
}

async function buildInTurns(
  programs: readonly Program[],
  posts: number,
  runs: number,
  session: Session,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let number = 0; number < runs; number++) {
    say(`round ${number + 1} of ${runs}, ${posts} posts: ${load()}`)
    for (const program of programs) samples.push(...(await measureRound(program, { posts, number }, session)))
  }
  return samples
}
