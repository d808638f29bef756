import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { run } from '../../../tests/content/support/command'
import { smallSite, writeSite } from '../../../tests/content/support/content'
import { type StandIn, startStandIn } from './stand-in'

const KEY = '3f7a1c9e5b2d4860'
const settings = (lines: string) => ({ 'settings/site.yaml': `${smallSite()['settings/site.yaml']}\n${lines}\n` })

const roots: string[] = []
let withKey: string
let withoutKey: string
beforeAll(async () => {
  for (const lines of [`indexNowKey: ${KEY}`, '']) roots.push(await writeSite(settings(lines)))
  const [first = '', second = ''] = roots.map((root) => join(root, 'content'))
  withKey = first
  withoutKey = second
})
afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true })
})

let standIn: StandIn
afterEach(() => standIn?.close())

/** Runs the command against a site that answers with these files, and a service with these statuses. */
async function announce(
  files: Record<string, unknown>,
  { statuses = [] as number[], args = [] as string[], content = withKey, env = {} } = {},
) {
  standIn = await startStandIn(files, statuses)
  const { code, stdout, stderr } = await run(['--site', standIn.site, '--wait', '0', ...args], {
    command: 'publishing/announce',
    env: { CONTENT_DIR: content, INDEXNOW_SERVICE: standIn.service, GITHUB_ACTIONS: '', ...env },
  })
  const plain = (text: string) => text.replaceAll(standIn.site, '').replace(/--since [0-9a-f]{40}/, '--since COMMIT')
  return { code, stdout: plain(stdout), stderr: plain(stderr), messages: standIn.messages }
}

test('what the live site says to be different is announced', async () => {
  const { messages, ...said } = await announce({ '/changes.json': { changed: ['/about', '/blog/a'] } })
  expect(said).toEqual({ code: 0, stdout: '/about\n/blog/a\n', stderr: '2 changed addresses announced.\n' })
  expect(messages).toMatchObject([{ key: KEY, urlList: [`${standIn.site}/about`, `${standIn.site}/blog/a`] }])
})

test('nothing is sent when nothing changed', async () => {
  const said = await announce({ '/changes.json': { changed: [] } })
  expect(said).toEqual({ code: 0, stdout: '', stderr: '0 changed addresses announced.\n', messages: [] })
})

test('nothing is sent as long as no record has begun', async () => {
  const { stderr, messages } = await announce({ '/changes.json': { changed: null } })
  expect(stderr).toContain('"npm run build -- --record" begins it')
  expect(messages).toEqual([])
})

test('nothing is sent without a key', async () => {
  const said = await announce({ '/changes.json': { changed: ['/about'] } }, { content: withoutKey })
  expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining('set indexNowKey'), messages: [] })
})

test('a service that fails stops nothing, and the message says what to do', async () => {
  const said = await announce({ '/changes.json': { changed: ['/about'] } }, { statuses: [503] })
  expect(said).toMatchObject({ code: 0, stdout: '' })
  expect(said.stderr).toMatch(
    /^Nothing was announced, and the site is not affected: \/indexnow answers with status 503\. Run "npm run announce" again\./,
  )
})

test('so does a live site that does not show the build, and GitHub shows it beside the run', async () => {
  const args = ['--commit', 'b']
  const said = await announce({ '/build.json': { commit: 'a' } }, { args, env: { GITHUB_ACTIONS: 'true' } })
  expect(said).toMatchObject({ code: 0, messages: [] })
  expect(said.stdout).toMatch(
    /^::warning title=Announcement::Nothing was announced, .* did not show a build of the commit b/,
  )
})

test.each([
  [['--wait', 'long'], '--wait is "long"; it is a number'],
  [['--service', 'indexnow'], '--service is "indexnow"; it is an address that begins with https://'],
  [['--since', '0000000'], 'Git does not know the commit 0000000 here'],
])('%j is a mistake of its own', async (args, reason) => {
  const { code, stderr, messages } = await announce({}, { args })
  expect({ code, messages }).toEqual({ code: 2, messages: [] })
  expect(stderr).toContain(reason)
})
