/**
 * `npm run bench:site`: what a build of the whole site costs on copies of the project with more posts, from nothing and after
 * each kind of edit. Every build is a process of its own.
 */
import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { readOptions } from '../scripts/lib/cli'
import { type Cost, costOf } from './measuring/cost'
import { load, machine } from './measuring/machine'
import { median } from './measuring/statistics'
import { table } from './measuring/table'
import { sizesIn, wholeNumber } from './options'
import { copyProject } from './posts/project-copy'
import { addPosts, checkGenerator } from './posts/write-posts'
import { runBenchmark, type Session, say } from './session'
import { phases } from './site/phases'

const USAGE = `Usage: npm run bench:site -- [options]
  --sizes N,N    numbers of posts added (1000,10000)
  --runs N       rounds of each size (1)
  --corpus FILE  program that writes posts (--posts N --out DIR); without it, the project's own posts are copied
`

const COMMAND = manifest.scripts.build.split(' ').map((word) => (word === 'node' ? process.execPath : word))

await runBenchmark('bench:site', USAGE, async (args, session) => {
  const { values: options } = readOptions(args, {
    sizes: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '1' },
    corpus: { type: 'string' },
  })
  const corpus = checkGenerator(options.corpus)
  const runs = wholeNumber('runs', options.runs, 1)
  await say(`${machine()}; ${load()}`)
  await say(`Medians of ${runs} rounds. CPU is user and system time with children, memory that of the largest process.`)
  for (const posts of sizesIn(options.sizes, 0)) {
    const folder = path.join(session.folder, `site-${posts}`)
    await copyProject(folder)
    await addPosts(path.join(folder, 'content/blog'), posts, corpus, session)
    const costs = await measure(folder, runs, session)
    await say(`\n${posts.toLocaleString('en')} posts; ${load()}\n`)
    await say(
      table([['build', 'CPU s', 'wall s', 'MiB'], ...Array.from(costs, ([name, each]) => [name, ...figures(each)])]),
    )
  }
})

async function measure(folder: string, runs: number, { folder: notes, stop }: Session): Promise<Map<string, Cost[]>> {
  const costs = new Map<string, Cost[]>(phases.map(({ name }) => [name, []]))
  for (let number = 0; number < runs; number++) {
    for (const { name, prepare } of phases) {
      await prepare(folder, number)
      costs.get(name)?.push(await costOf(COMMAND, { cwd: folder, notes, stop }))
    }
  }
  return costs
}

function figures(costs: readonly Cost[]): string[] {
  return [
    median(costs.map(({ cpu }) => cpu)).toFixed(2),
    median(costs.map(({ wall }) => wall)).toFixed(2),
    median(costs.map(({ memory }) => memory)).toFixed(0),
  ]
}
