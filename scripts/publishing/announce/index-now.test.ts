import { afterEach, expect, test } from 'vitest'
import { sendPaths } from './index-now'
import { type StandIn, startStandIn } from './stand-in'

const key = '3f7a1c9e5b2d4860'
let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

async function send(paths: string[], statuses: number[] = []) {
  standIn = await startStandIn({}, statuses)
  const { site, service } = standIn
  const failure = await sendPaths({ service, site, key, paths })
  return { failure: failure?.replaceAll(site, ''), site, messages: standIn.messages }
}

test('the service gets the addresses, the key and where it is', async () => {
  const { failure, site, messages } = await send(['/', '/blog/a-post'])
  expect(failure).toBeUndefined()
  expect(messages).toEqual([
    {
      host: new URL(site).host,
      key,
      keyLocation: `${site}/${key}.txt`,
      urlList: [`${site}/`, `${site}/blog/a-post`],
    },
  ])
})

test('more than 10,000 addresses are sent in several messages', async () => {
  const { messages } = await send(Array.from({ length: 10_001 }, (_, index) => `/${index}`))
  expect(messages.map(({ urlList }) => urlList.length)).toEqual([10_000, 1])
})

test('a service that looks for the key later has taken the addresses', async () => {
  expect((await send(['/'], [202])).failure).toBeUndefined()
})

test.each([
  [400, '/indexnow answers with status 400: it does not understand the message'],
  [
    403,
    `/indexnow answers with status 403: it does not find the key, which must be at /${key}.txt; deploy a build that has it`,
  ],
  [422, `/indexnow answers with status 422: the addresses are not of the site whose key is at /${key}.txt`],
  [429, '/indexnow answers with status 429: it asks to wait, because too much was sent'],
  [503, '/indexnow answers with status 503'],
])('a service that answers with %i says why', async (status, failure) => {
  expect(await send(['/'], [status])).toMatchObject({ failure })
})

test('a service that does not answer is named', async () => {
  const { site, close } = await startStandIn({})
  await close()
  const failure = await sendPaths({ service: `${site}/indexnow`, site, key, paths: ['/'] })
  expect(failure).toBe(`${site}/indexnow does not answer (ECONNREFUSED)`)
})
