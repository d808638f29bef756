import { expect, test } from 'vitest'
import { bothOwnerships, classOf, mergeOwnership, type Ownership } from './ownership'

const ownership: Ownership = {
  yours: ['content/', 'src/admin/settings.ts'],
  ours: ['src/', 'LICENSE'],
  merged: ['package.json'],
}

test.each([
  ['content/blog/post.md', 'yours'],
  ['src/router.tsx', 'ours'],
  ['src/admin/settings.ts', 'yours'],
  ['LICENSE', 'ours'],
  ['LICENSE.md', undefined],
  ['contents', undefined],
  ['package.json', 'merged'],
  ['netlify.toml', undefined],
])('%s is %s', (file, expected) => {
  expect(classOf(file, ownership)).toBe(expected)
})

test('an upgrade keeps what the agency declared as its own, and believes the release about everything else', () => {
  const own = { ...ownership, yours: [...ownership.yours, 'netlify.toml', 'LICENSE'] }
  const release = { ...ownership, ours: ['src/', 'LICENSE', 'new.ts'] }
  expect(mergeOwnership(own, release)).toEqual({
    yours: ['content/', 'src/admin/settings.ts', 'netlify.toml'],
    ours: ['src/', 'LICENSE', 'new.ts'],
    merged: ['package.json'],
  })
})

test('a path that the release no longer declares is still one of the project during the upgrade', () => {
  const release = { yours: ['content/', 'LICENSE'], ours: ['src/'], merged: ['package.json'] }
  expect(bothOwnerships({ ...ownership, ours: ['src/', 'LICENSE', 'old/'] }, release).ours).toEqual(['src/', 'old/'])
})
