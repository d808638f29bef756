/** A watched folder is built again whatever happens to it, and what is built is what a build from nothing gives. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'vitest'
import { POST, png, writeSite } from '../../../tests/content/support/content'
import { EnvironmentError } from '../../lib/environment-error'
import { type BuildResult, buildContent } from '..'
import { Memory } from './memory'
import { watchContent } from './watch'

let root: string
let stop: AbortController
let ended: Promise<void>
let seen: Event[]
let arrived: () => void

type Event = { result?: BuildResult; error?: unknown }

beforeEach(async () => {
  root = await writeSite()
  seen = []
  stop = new AbortController()
  const add = (event: Event) => {
    seen.push(event)
    arrived?.()
  }
  const folders = { content: join(root, 'content'), out: join(root, 'out') }
  const memory = new Memory()
  ended = watchContent({
    content: folders.content,
    build: (touched) => buildContent({ ...folders, now: '2024-06-01', memory, touched }),
    onBuilt: (result) => add({ result }),
    onError: (error) => add({ error }),
    signal: stop.signal,
  })
  await until(({ result }) => result?.changed === true)
})
afterEach(async () => {
  stop.abort()
  await ended
  await rm(root, { recursive: true, force: true })
})

/** Waits for something to be built, or not; forgets what came before. */
async function until(wanted: (event: Event) => boolean): Promise<Event> {
  for (;;) {
    const event = seen.shift()
    if (event && wanted(event)) return event
    if (!event) await new Promise<void>((resolve) => (arrived = resolve))
  }
}

const path = (name: string) => join(root, 'content', name)
const json = (name: string) => JSON.parse(readFileSync(join(root, 'out', name), 'utf8'))
const posts = () => json('blog/page/1.json').entries
const isWhole = ({ result }: Event) => result !== undefined && result.diagnostics.length === 0
const has = (code: string) => (event: Event) =>
  event.result?.diagnostics.some((diagnostic) => diagnostic.code === code) === true

describe('watching', () => {
  it('follows a text that changes', async () => {
    writeFileSync(path('blog/post.md'), POST.replace('A good brief', 'A fine brief'))
    await until((event) => isWhole(event) && json('blog/post.json').content.includes('A fine brief'))
  })

  it('says what is wrong, and when it is fixed', async () => {
    writeFileSync(path('blog/post.md'), POST.replace('category', 'catgory'))
    await until(has('unknown-field'))
    writeFileSync(path('blog/post.md'), POST)
    await until(isWhole)
  })

  it('follows a file that is replaced, added, renamed or removed', async () => {
    writeFileSync(path('blog/.post.md.swp'), POST.replace('How to brief', 'How we brief'))
    renameSync(path('blog/.post.md.swp'), path('blog/post.md'))
    await until(() => posts()[0].title.startsWith('How we brief'))
    writeFileSync(path('blog/new.md'), POST)
    await until(() => posts().length === 2)
    renameSync(path('blog/new.md'), path('blog/newer.md'))
    await until(() => posts().some(({ id }: { id: string }) => id === 'newer'))
    rmSync(path('blog/newer.md'))
    await until(() => posts().length === 1)
  })

  it('follows a picture that is replaced', async () => {
    const before = json('blog/post.json').pictures['press-kit.png'].hash
    writeFileSync(path('media/press-kit.png'), png(1600, 8))
    await until((event) => isWhole(event) && json('blog/post.json').pictures['press-kit.png'].hash !== before)
  })

  it('takes a file that is half saved for what it is, and the whole one when it is there', async () => {
    writeFileSync(path('blog/post.md'), POST.slice(0, 60))
    await until(has('unclosed-front-matter'))
    writeFileSync(path('blog/post.md'), POST.replace('A good brief', 'A whole brief'))
    await until((event) => isWhole(event) && json('blog/post.json').content.includes('A whole brief'))
  })

  it('outlives a folder that is deleted and comes back, as when another branch is checked out', async () => {
    cpSync(path('blog'), join(root, 'kept'), { recursive: true })
    rmSync(path('blog'), { recursive: true })
    await until((event) => isWhole(event) && posts().length === 0)
    cpSync(join(root, 'kept'), path('blog'), { recursive: true })
    await until((event) => isWhole(event) && posts().length === 1)
    writeFileSync(path('blog/post.md'), POST.replace('A good brief', 'A later brief'))
    await until((event) => isWhole(event) && json('blog/post.json').content.includes('A later brief'))
  })

  it('waits for a content folder that is away', async () => {
    renameSync(join(root, 'content'), join(root, 'away'))
    await until(({ error }) => error instanceof EnvironmentError)
    writeFileSync(join(root, 'away/blog/post.md'), POST.replace('A good brief', 'A returned brief'))
    renameSync(join(root, 'away'), join(root, 'content'))
    await until((event) => isWhole(event) && json('blog/post.json').content.includes('A returned brief'))
  })

  it('sees new folders of pictures', async () => {
    mkdirSync(path('media/new'))
    writeFileSync(path('media/new/a.png'), png(1600, 5))
    writeFileSync(path('blog/post.md'), POST.replace('press-kit.png', 'new/a.png'))
    await until((event) => isWhole(event) && json('blog/post.json').image === 'new/a.png')
    writeFileSync(path('media/new/a.png'), png(1600, 6))
    await until((event) => isWhole(event) && json('blog/post.json').pictures['new/a.png'].height === 6)
  })
})
