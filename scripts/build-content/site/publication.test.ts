import { afterEach, describe, expect, test, vi } from 'vitest'
import { build, cleanUp, POST, smallSite } from '../../../tests/content/support/content'
import { describeLeftOut } from '../../lib/diagnostics/notes'
import { buildContent } from '..'

afterEach(async () => {
  vi.useRealTimers()
  await cleanUp()
})

const post = (publishAt: string) => POST.replace('title', `publishAt: ${publishAt}\ntitle`)
const inZone = (timeZone: string) => ({
  'settings/site.yaml': `${smallSite()['settings/site.yaml']}timeZone: ${timeZone}\n`,
})

/** What a build at a moment leaves out of a site in a zone. */
async function leftOutAt(moment: string, timeZone: string, publishAt: string): Promise<string[]> {
  const { root } = await build({ ...inZone(timeZone), 'blog/later.md': post(publishAt) })
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] })
  const { leftOut, diagnostics } = await buildContent({ content: `${root}/content` })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return leftOut.map(describeLeftOut)
}

describe('a post becomes public', () => {
  test.each([
    [
      'with its hour in New York',
      'America/New_York',
      '2027-01-08 09:00',
      '2027-01-08T13:59:59Z',
      '2027-01-08T14:00:00Z',
    ],
    ['with its day in New York', 'America/New_York', '2027-01-08', '2027-01-08T04:59:59Z', '2027-01-08T05:00:00Z'],
    ['the day before in UTC', 'Pacific/Auckland', '2027-01-08', '2027-01-07T10:59:59Z', '2027-01-07T11:00:00Z'],
    ['with its half hour', 'Asia/Kolkata', '2027-01-08 09:15', '2027-01-08T03:44:59Z', '2027-01-08T03:45:00Z'],
    [
      'with the first of two equal hours',
      'America/New_York',
      '2026-11-01 01:30',
      '2026-11-01T05:29Z',
      '2026-11-01T05:30Z',
    ],
    [
      'after an hour that is left out',
      'America/New_York',
      '2027-03-14 02:30',
      '2027-03-14T06:59Z',
      '2027-03-14T07:00Z',
    ],
  ])('%s', async (_, timeZone, publishAt, before, then) => {
    const zone = publishAt.includes(':') ? ` ${timeZone}` : ''
    expect(await leftOutAt(before, timeZone, publishAt)).toEqual([
      `left out: content/blog/later.md (public from ${publishAt}${zone})`,
    ])
    expect(await leftOutAt(then, timeZone, publishAt)).toEqual([])
  })

  test('and stays public when the clocks are set back', async () => {
    expect(await leftOutAt('2026-11-01T06:05:00Z', 'America/New_York', '2026-11-01 01:30')).toEqual([])
  })

  test('with the day that --now names, hours of that day later', async () => {
    const files = {
      'blog/day.md': post('2024-06-01'),
      'blog/midnight.md': post('2024-06-01 00:00'),
      'blog/hour.md': post('2024-06-01 00:01'),
    }
    const { leftOut } = await build(files, { now: '2024-06-01' })
    expect(leftOut.map(({ file }) => file)).toEqual(['content/blog/hour.md'])
  })
})

describe('what is public up to', () => {
  const upTo = async (now: string, ...times: string[]) => {
    const files = times.map((time, index) => [`blog/post-${index}.md`, post(time)])
    return (await build(Object.fromEntries(files), { now })).publicUpTo
  }
  test('is the day', async () => {
    expect(await upTo('2024-06-01 09:30', '2024-05-31 09:00', '2024-06-01', '2024-06-01 10:00')).toBe('2024-06-01')
  })
  test('is the hour of the last post of that day', async () => {
    const hours = ['2024-06-01 09:00', '2024-06-01 08:00', '2024-06-01 09:31']
    expect(await upTo('2024-06-01 09:30', ...hours)).toBe('2024-06-01 09:00')
  })
  test('is never the hour of a draft', async () => {
    const files = { 'blog/draft.md': post('2024-06-01 09:00\ndraft: true') }
    expect((await build(files, { now: '2024-06-01 09:30' })).publicUpTo).toBe('2024-06-01')
  })
})

test('an hour does not reach the day of a page', async () => {
  const { textOf } = await build({ 'blog/later.md': post('2024-05-31 09:00') })
  expect(JSON.parse((await textOf('pages')) ?? '')).toContainEqual({
    path: '/blog/later',
    lastModified: '2024-05-31',
    indexed: true,
  })
})
