/**
 * `npm run bench:site`: what a build of the whole site costs on copies of the project with more posts, from nothing and after
 * each kind of edit. Every build is a process of its own.
 */
import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { readOptions } from '../scripts/lib/cli'
import { copyProject } from '../scripts/test/project-copy'
import { type Hugo, hugoOn, setUpHugo } from './content/hugo'
import { type Cost, costOf } from './measuring/cost'
import { load, machine } from './measuring/machine'
import { median } from './measuring/statistics'
import { table } from './measuring/table'
import { sizesIn, wholeNumber } from './options'
import { addPosts, checkGenerator } from './posts/write-posts'
import { runBenchmark, type Session, say } from './session'
import { type BenchedSite, phases } from './site/phases'

const USAGE = `Usage: npm run bench:site -- [options]
  --sizes N,N    numbers of posts added (1000,10000)
  --runs N       rounds of each size (1)
  --corpus FILE  program that writes posts (--posts N --out DIR); without it, the project's own posts are copied
  --hugo DIR     a site for Hugo, measured in the same rounds with posts of the --corpus; Hugo has to be installed
`

const COMMAND = manifest.scripts.build.split(' ').map((word) => (word === 'node' ? process.execPath : word))

/** A build, and how many pages it says to have rendered. */
type Build = Cost & { rendered?: number }

await runBenchmark('bench:site', USAGE, async (args, session) => {
  const { values: options } = readOptions(args, {
    sizes: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '1' },
    corpus: { type: 'string' },
    hugo: { type: 'string' },
  })
  const corpus = checkGenerator(options.corpus)
  const hugo = await hugoOn(options.hugo, corpus)
  const runs = wholeNumber('runs', options.runs, 1)
  await say(`${machine()}${hugo ? `, Hugo ${hugo.version}` : ''}; ${load()}`)
  await say(`Medians of ${runs} rounds. CPU is user and system time with children, memory that of the largest process.`)
  for (const posts of sizesIn(options.sizes, 0)) {
    const sites = [await setUpOurs(posts, corpus, session)]
    if (hugo) sites.push(await setUpHugoSite(posts, hugo, session))
    const builds = await measureInTurns(sites, runs, session)
    await say(`\n${posts.toLocaleString('en')} posts; ${load()}\n`)
    await say(table([['build', 'CPU s', 'wall s', 'MiB', 'pages rendered'], ...builds]))
  }
})

async function setUpOurs(posts: number, corpus: string | undefined, session: Session): Promise<BenchedSite> {
  const folder = path.join(session.folder, `site-${posts}`)
  await copyProject(folder)
  const blog = path.join(folder, 'content/blog')
  await addPosts(blog, posts, corpus, session)
  return {
    name: 'ours',
    folder,
    build: COMMAND,
    posts: blog,
    made: ['.cache', '.generated', 'dist'],
    madeOfContent: ['.cache/content', '.cache/site', '.generated', 'dist'],
  }
}

async function setUpHugoSite(posts: number, hugo: Hugo, session: Session): Promise<BenchedSite> {
  const site = await setUpHugo(posts, hugo, session)
  return { ...site, madeOfContent: site.made }
}

async function measureInTurns(sites: readonly BenchedSite[], runs: number, { folder: notes, stop }: Session) {
  const builds = new Map<string, Build[]>()
  for (let number = 0; number < runs; number++) {
    for (const { name, prepare } of phases) {
      for (const site of sites) {
        await prepare(site, number)
        const { printed, ...cost } = await costOf(site.build, { cwd: site.folder, notes, stop })
        const row = sites.length > 1 ? `${name}, ${site.name}` : name
        builds.set(row, [...(builds.get(row) ?? []), { ...cost, rendered: renderedIn(printed) }])
      }
    }
  }
  return Array.from(builds, ([row, each]) => [row, ...figures(each)])
}

function renderedIn(printed: string): number | undefined {
  const [, count] = /(\d+) of them were rendered/.exec(printed) ?? []
  return count === undefined ? undefined : Number(count)
}

function figures(builds: readonly Build[]): string[] {
  return [
    median(builds.map(({ cpu }) => cpu)).toFixed(2),
    median(builds.map(({ wall }) => wall)).toFixed(2),
    median(builds.map(({ memory }) => memory)).toFixed(0),
    builds.at(-1)?.rendered?.toLocaleString('en') ?? '',
  ]
}
