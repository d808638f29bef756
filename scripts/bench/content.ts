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
import path from 'node:path'
import { hasHugoSite, hugoVersion, setUpHugo } from './content/hugo'
import { setUpOurs } from './content/ours'
import { measurePeers, PEERS_FOLDER } from './content/peers'
import type { Program } from './content/program'
import { costTable } from './content/report'
import { measureRound, type Sample } from './content/rounds'
import { EDITS, measureSaves } from './content/saves'
import { load, machine } from './measuring/machine'
import { type Waits, waitTable } from './measuring/wait-table'
import { readOptions, sizesIn, wholeNumber } from './options'
import { findGenerator } from './posts/write-posts'
import { runBenchmark, type Session } from './session'

await runBenchmark('bench:content', async (session) => {
  const options = readOptions(process.argv.slice(2), {
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    corpus: { type: 'string' },
    peers: { type: 'string', default: '../shared/bench/peers' },
    'all-peers': { type: 'boolean', default: false },
  })
  const sizes = sizesIn(options.sizes, 1)
  const runs = wholeNumber('runs', options.runs, 1)
  const generator = findGenerator(options.corpus)
  const { peers } = options
  const hugo = await hugoVersion()
  const withHugo = hugo !== undefined && generator !== undefined && hasHugoSite(peers)

  say(`${machine()}${withHugo ? `, Hugo ${hugo}` : ''}; ${load()}`)
  if (!withHugo)
    say('Without Hugo: it has to be installed, and there has to be a generator of posts and a site in --peers.')
  say(`Posts: ${generator ? `written by ${generator}` : 'copies of the project’s own'}.`)
  say(`Medians; rounds: ${runs}, in which all programs take turns. A whole process each: CPU is user and system time`)
  say('with children, memory that of the largest process. "cold" has neither cache nor output; files may be in memory.')
  installBundle()

  const samples: Sample[] = []
  const waits: Waits[] = []
  for (const posts of sizes) {
    const programs = [await setUpOurs(posts, generator, session)]
    if (withHugo) programs.push(await setUpHugo(posts, generator, peers, session))
    samples.push(...(await buildInTurns(programs, posts, runs, session)))
    for (const program of programs) {
      say(`watch, ${program.name}, ${posts} posts: ${load()}`)
      waits.push({ program: program.name, posts, milliseconds: await measureSaves(program, session) })
    }
  }
  if (options['all-peers']) {
    say(`all peers, by their own driver, which leaves them in ${PEERS_FOLDER}: ${load()}`)
    const others = await measurePeers(peers, sizes, runs, session)
    samples.push(...others.filter(({ program }) => !withHugo || program !== 'hugo'))
  }

  for (const posts of sizes) {
    say(`\n${posts.toLocaleString('en')} posts\n`)
    say(costTable(samples.filter((sample) => sample.posts === posts)))
  }
  say(`\nFrom saving a post to the new sentence in the output, ${EDITS} edits\n`)
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
