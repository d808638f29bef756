import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run as runCommand } from '../../../tests/content/support/command'
import { type ContentFiles, POST, smallSite, writeSite } from '../../../tests/content/support/content'
import { isDeep } from '../../../tests/tier'
import { becamePublic, dayOfLiveSite } from '.'

const roots: string[] = []
afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true })
})
const contentWith = async (changes: ContentFiles) => {
  const root = await writeSite(changes)
  roots.push(root)
  return join(root, 'content')
}

const post = (file: string, data: Record<string, unknown>) =>
  ({ file, data }) as unknown as Parameters<typeof becamePublic>[0][number]
const files = (due: { file: string }[]) => due.map(({ file }) => file)

describe('posts that became public since the live site was built', () => {
  const entries = [
    post('always', {}),
    post('of that day', { publishAt: '2026-03-10' }),
    post('of the next day', { publishAt: '2026-03-11' }),
    post('of today', { publishAt: '2026-03-12' }),
    post('of tomorrow', { publishAt: '2026-03-13' }),
    post('still a draft', { publishAt: '2026-03-11', draft: true }),
  ]
  test('are those of the days between', () => {
    expect(files(becamePublic(entries, '2026-03-10', '2026-03-12'))).toEqual(['of the next day', 'of today'])
  })
  test('are those of the hours between', () => {
    const hours = ['2026-03-12', '2026-03-12 09:00', '2026-03-12 09:30', '2026-03-12 10:00']
    const due = becamePublic(
      hours.map((publishAt) => post(publishAt, { publishAt })),
      '2026-03-12 09:00',
      '2026-03-12 09:59',
    )
    expect(files(due)).toEqual(['2026-03-12 09:30'])
  })
  test('are those of the hours since a build that names its day alone', () => {
    const hours = ['2026-03-12', '2026-03-12 00:00', '2026-03-12 09:00', '2026-03-12 10:00']
    const due = becamePublic(
      hours.map((publishAt) => post(publishAt, { publishAt })),
      '2026-03-12',
      '2026-03-12 09:12',
    )
    expect(files(due)).toEqual(['2026-03-12 09:00'])
  })
  test('are none on the day of the build', () => {
    expect(becamePublic(entries, '2026-03-12', '2026-03-12')).toEqual([])
  })
  test('are all when the live site does not say when it was built', () => {
    expect(files(becamePublic(entries, undefined, '2026-03-12'))).toEqual([
      'of that day',
      'of the next day',
      'of today',
    ])
  })
})

describe('the day of the live site', () => {
  const answering = (body: string, status = 200) =>
    (() => Promise.resolve(new Response(body, { status }))) as typeof fetch
  test('is that of its build.json', async () => {
    const asked: unknown[] = []
    const day = await dayOfLiveSite('https://birchway.press/', ((address: string) => {
      asked.push(address)
      return Promise.resolve(new Response('{"builtAt":"2026-03-11T00:12:00Z","day":"2026-03-11"}'))
    }) as typeof fetch)
    expect({ day, asked }).toEqual({ day: '2026-03-11', asked: ['https://birchway.press/build.json'] })
  })
  test('has an hour when something became public at that hour', async () => {
    const answer = answering('{"day":"2026-03-11 09:00"}')
    expect(await dayOfLiveSite('https://birchway.press', answer)).toBe('2026-03-11 09:00')
  })
  test('is unknown when it has none', async () => {
    expect(await dayOfLiveSite('https://birchway.press', answering('', 404))).toBeUndefined()
  })
  test.each([
    ['names no day', answering('<html>')],
    ['names no day', answering('{"day":"yesterday"}')],
    ['answers with status 503', answering('', 503)],
    [
      'does not answer (getaddrinfo ENOTFOUND)',
      (() => Promise.reject(new Error('getaddrinfo ENOTFOUND'))) as typeof fetch,
    ],
  ])('is not guessed: %s', async (reason, fetchPage) => {
    await expect(dayOfLiveSite('https://birchway.press', fetchPage)).rejects.toThrow(
      `https://birchway.press/build.json ${reason}`,
    )
  })
})

if (isDeep)
  describe('the command', () => {
    const run = (content: string, ...args: string[]) =>
      runCommand(args, { command: 'publishing/became-public', env: { CONTENT_DIR: content } })

    test('names what a build would add to the live site', async () => {
      const server = createServer((_request, response) => response.end('{"day":"2026-03-10"}'))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const content = await contentWith({ 'blog/later.md': POST.replace('title', 'publishAt: 2026-03-11\ntitle') })
      expect((await run(content, '--site', site, '--now', '2026-03-11')).stdout).toBe(
        'content/blog/later.md (public from 2026-03-11)\n',
      )
      expect((await run(content, '--site', site, '--now', '2026-03-10')).stdout).toBe('')
      await new Promise((resolve) => server.close(resolve))
      const { code, stderr } = await run(content, '--site', site)
      expect(code).toBe(2)
      expect(stderr).toMatch(/^became-public: http:\S+ does not answer \(.*\)\n$/)
    })

    test('has nothing to do while the site has no address of its own', async () => {
      const settings = String(smallSite()['settings/site.yaml']).replace(/^url: .*$/m, 'url: https://www.example.com')
      const content = await contentWith({ 'settings/site.yaml': settings })
      const { code, stdout, stderr } = await run(content)
      expect({ code, stdout, stderr }).toEqual({
        code: 0,
        stdout: '',
        stderr: 'The site has no address of its own yet (https://www.example.com), so nothing is public.\n',
      })
    })
  })
