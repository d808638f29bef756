import { describe, expect, it, test } from 'vitest'
import type { Plan } from './limits'
import { type Growth, outlookFor, paceOf } from './outlook'
import { weigh } from './weight'

const TODAY = '2026-01-01'
const plan = (limits: Partial<Plan>): Plan => ({
  ...{ id: 'harbor', host: 'Harbor', plan: 'free', source: 'https://harbor.example', read: TODAY },
  ...limits,
})
const files = (count: number, folder = 'blog', bytes = 1_000) =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/${index}.html`, bytes }))

/** 100 files of 1 kB, of which 2 posts take 10 each; 73 posts in 365 days, which is one in 5 days. */
const growth: Growth = {
  site: weigh([...files(20), ...files(80, 'media')]),
  ofPosts: weigh(files(20)),
  posts: 2,
  pace: { posts: 73, days: 365 },
  today: TODAY,
}

describe('the pace of posts', () => {
  it.each([
    { case: 'no post', dates: [], pace: { posts: 0, days: 30 } },
    { case: 'a post of today', dates: [TODAY], pace: { posts: 1, days: 30 } },
    { case: 'a blog that is 100 days old', dates: ['2025-09-24', '2025-12-01'], pace: { posts: 2, days: 100 } },
    {
      case: 'posts of a year ago and of 364 days ago',
      dates: ['2025-01-01', '2025-01-02'],
      pace: { posts: 1, days: 365 },
    },
    { case: 'a post of tomorrow', dates: ['2026-01-02', TODAY], pace: { posts: 1, days: 30 } },
  ] as const)('$case', ({ dates, pace }) => {
    expect(paceOf([...dates], TODAY)).toEqual(pace)
  })
})

describe('the limit that ends first', () => {
  it.each([
    // 100 more files are 10 posts of 10 files, in 50 days; the next post is too much.
    { case: 'files', limits: { files: 200 }, now: 100, room: 10, ends: '2026-02-21' },
    // 100 kB more are 10 posts.
    { case: 'bytes', limits: { bytes: 200_000 }, now: 100_000, room: 10, ends: '2026-02-21' },
    // Only the folder of the posts grows: 20 of 40 files, and 10 a post.
    { case: 'files in a folder', limits: { filesInFolder: 200 }, now: 20, room: 18, ends: '2026-04-02' },
    {
      case: 'the smaller room of two',
      limits: { files: 1_000, bytes: 150_000 },
      now: 100_000,
      room: 5,
      ends: '2026-01-27',
    },
    { case: 'files that just fit', limits: { files: 100 }, now: 100, room: 0, ends: '2026-01-02' },
  ])('$case', ({ limits, now, room, ends }) => {
    expect(outlookFor(plan(limits), growth)).toMatchObject({ now, room, ends })
  })

  it('has no room and no day when it is passed already', () => {
    const { room, ends } = outlookFor(plan({ files: 99 }), growth) ?? {}
    expect([room, ends]).toEqual([undefined, undefined])
  })

  it('has no day without new posts, and none that is more than 50 years away', () => {
    expect(outlookFor(plan({ files: 200 }), { ...growth, pace: { posts: 0, days: 365 } })).not.toHaveProperty('ends')
    expect(outlookFor(plan({ files: 1_000_000 }), growth)).not.toHaveProperty('ends')
  })

  it('is the size of the heaviest file where only that is limited, and posts do not use it up', () => {
    const site = weigh([...files(1), { path: 'media/film.mp4', bytes: 5_000 }])
    const found = outlookFor(plan({ bytesOfFile: 6_000 }), { ...growth, site })
    expect(found).toMatchObject({ what: 'in one file, media/film.mp4', now: 5_000, most: 6_000 })
    expect(found).not.toHaveProperty('room')
  })
})

test('a plan without limits has no outlook', () => {
  expect(outlookFor(plan({}), growth)).toBe(undefined)
})
