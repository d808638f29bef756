import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDeliverables } from './read-deliverables'
import { hasTarget, readGoals } from './read-goals'

describe('goals', () => {
  test.each([
    ['one per line', 'Awareness\nSales', ['Awareness', 'Sales']],
    ['bulleted and numbered lines', '- Awareness\n• Sales\n3. Trust', ['Awareness', 'Sales', 'Trust']],
    ['commas', 'awareness, sales, and more followers', ['Awareness', 'Sales', 'More followers']],
    ['a comma inside a number', '10,000 views, 5% engagement', ['10,000 views', '5% engagement']],
    ['commas in parentheses', 'Sales (US, UK), trust', ['Sales (US, UK)', 'Trust']],
    ['semicolons', 'awareness; sales', ['Awareness', 'Sales']],
    ['"and" before a verb', 'Raise awareness and drive 500 sign-ups', ['Raise awareness', 'Drive 500 sign-ups']],
    ['"and" between two nouns', 'brand awareness and sales', ['Brand awareness', 'Sales']],
    ['"and" inside one goal', 'Increase sales and traffic', ['Increase sales and traffic']],
    ['"and" that joins people', 'Reach women and men', ['Reach women and men']],
    ['a word with its own spelling', 'iPhone sales', ['iPhone sales']],
    ['an Arabic comma', 'مبيعات، وعي', ['مبيعات', 'وعي']],
    ['signs alone', '🎉', ['🎉']],
    ['nothing', ' \n ', []],
  ])('%s', (_case, text, expected) => {
    expect(readGoals(text).map(({ words }) => words)).toEqual(expected)
  })

  test.each([
    ['500 sign-ups', true],
    ['$20,000 in sales', true],
    ['increase revenue by 20 percent', true],
    ['2,000 downloads in 2026', true],
    ['more sales in 2026', false],
    ['reach women aged 25-34', false],
    ['awareness by June 1', false],
    ['1 June: awareness', false],
    ['awareness in Q3', false],
    ['sales within 6 weeks', false],
    ['our 3rd launch', false],
    ['trust', false],
  ])('%j has a target: %j', (text, expected) => {
    expect(hasTarget(text)).toBe(expected)
  })

  test.each([
    ['newsletter sign-ups', ['[number] sign-ups']],
    ['sell more lamps', ['[number] orders']],
    ['app installs', ['[number] installs']],
    ['traffic to the website', ['[number] visits']],
    ['fill the event', ['[number] guests']],
    ['gain followers', ['[number] new followers']],
    ['start conversations', ['[percent] % of impressions']],
    ['build trust', ['[number] saves and shares']],
    ['awareness', ['[number] accounts reached']],
    ['Increase sales and traffic', ['[number] orders', '[number] visits']],
    ['make grandma proud', ['[number]']],
  ])('%j is measured by %j', (text, targets) => {
    expect(readGoals(text).flatMap(({ measures }) => measures.map(({ target }) => target))).toEqual(targets)
  })
})

describe('deliverables', () => {
  const read = (text: string) =>
    readDeliverables(text).map(({ quantity, format, platform, facts }) => [quantity, format, platform, facts?.name])

  test.each([
    ['3 reels', [[3, 'reel', 'instagram', 'Instagram Reel']]],
    ['three reels', [[3, 'reel', 'instagram', 'Instagram Reel']]],
    ['a reel', [[1, 'reel', 'instagram', 'Instagram Reel']]],
    ['3x reels', [[3, 'reel', 'instagram', 'Instagram Reel']]],
    ['3 × Reels', [[3, 'reel', 'instagram', 'Instagram Reel']]],
    ['reels x3', [[3, 'reel', 'instagram', 'Instagram Reel']]],
    ['a set of 3 stories', [[1, 'story', 'instagram', 'Instagram Story']]],
    ['Instagram stories (3)', [[3, 'story', 'instagram', 'Instagram Story']]],
    ['reels', [[undefined, 'reel', 'instagram', 'Instagram Reel']]],
    ['0 reels', [[undefined, 'reel', 'instagram', 'Instagram Reel']]],
    ['1 TikTok', [[1, 'video', 'tiktok', 'TikTok video']]],
    ['1 TikTok reel', [[1, 'reel', 'tiktok', 'TikTok video']]],
    ['2 YouTube Shorts', [[2, 'short', 'youtube', 'YouTube Short']]],
    ['1 short video', [[1, 'video', undefined, undefined]]],
    ['1 YouTube video of 60 seconds', [[1, 'video', 'youtube', 'YouTube video']]],
    ['1 post', [[1, 'post', undefined, undefined]]],
    ['1 Instagram carousel', [[1, 'post', 'instagram', 'Instagram post']]],
    ['1 post on X', [[1, 'post', 'x', 'X (Twitter) post']]],
    ['3 x posts', [[3, 'post', undefined, undefined]]],
    ['1 video about the iPhone X', [[1, 'video', undefined, undefined]]],
    ['1 video for X', [[1, 'video', 'x', 'X (Twitter) video']]],
    ['a tweet', [[1, 'tweet', 'x', 'X (Twitter) post']]],
    ['1 X thread', [[1, 'thread', 'x', 'X (Twitter) thread']]],
    ['1 blog post', [[1, 'blog', 'blog', 'Blog article']]],
    ['1 Instagram live', [[1, 'live', 'instagram', 'Live stream']]],
    ['1 live stream', [[1, 'live', undefined, 'Live stream']]],
    ['go live by June', [[undefined, undefined, undefined, undefined]]],
    ['1 LinkedIn post', [[1, 'post', 'linkedin', undefined]]],
    ['some content', [[undefined, undefined, undefined, undefined]]],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    ['3 reels, 5 stories and 1 YouTube video', 3],
    ['3 reels + 5 stories & a blog post', 3],
    ['3 reels plus 5 stories', 2],
    ['1 video about form and function', 1],
    ['some LinkedIn content and 1 YouTube video', 2],
    ['3 reels (unboxing, setup, result)', 1],
    ['3 reels with logo and link', 1],
  ])('%j has %i', (text, expected) => {
    expect(readDeliverables(text)).toHaveLength(expected)
  })

  test('a platform before a colon holds for what follows, where it has that format', () => {
    expect(readDeliverables('TikTok: 2 videos, 3 stories, 1 thread').map(({ platform }) => platform)).toEqual([
      'tiktok',
      'tiktok',
      'x',
    ])
  })
})

test('every word but the joining ones is kept, whatever is typed', () => {
  const words = (text: string) =>
    text
      .toUpperCase()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abz 12,;\n()and+&'), maxLength: 60 }), (text) => {
      for (const items of [readGoals(text), readDeliverables(text)]) {
        const kept = new Set(words(items.map((item) => item.words).join(' ')))
        for (const word of words(text.replace(/^\s*\d{1,2}[.)]\s/gmu, ''))) {
          if (!['and', 'plus'].includes(word)) expect(kept).toContain(word)
        }
      }
    }),
  )
})
