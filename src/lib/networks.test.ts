import { expect, test } from 'vitest'
import { hostOf, networkCalled, networkOf } from './networks'

test.each([
  ['https://x.com/acme', 'X'],
  ['https://twitter.com/acme', 'X'],
  ['https://www.facebook.com/acme', 'Facebook'],
  ['https://de.linkedin.com/company/acme', 'LinkedIn'],
  ['https://m.youtube.com/@acme', 'YouTube'],
  ['https://bsky.app/profile/acme.fr', 'Bluesky'],
  ['https://mastodon.social/@acme', 'Mastodon'],
  ['https://www.threads.net/@acme', 'Threads'],
  ['https://www.pinterest.co.uk/acme', 'Pinterest'],
  ['https://acme.substack.com', 'Substack'],
  ['https://open.spotify.com/show/1', 'Spotify'],
])('%s is %s', (address, name) => {
  expect(networkOf(address)).toBe(name)
})

test.each(['https://x.example.com/acme', 'https://notx.com/a', 'https://social.acme.fr/@acme', 'nothing'])(
  '%s is none that is known',
  (address) => {
    expect(networkOf(address)).toBeUndefined()
  },
)

test('a name is found as people write it', () => {
  expect(networkCalled('twitter')?.name).toBe('X')
  expect(networkCalled('Linkedin')).toEqual({ name: 'LinkedIn', host: 'linkedin.com', isOpen: false })
  expect(networkCalled('Mastodon')?.isOpen).toBe(true)
  expect(networkCalled('Our news')).toBeUndefined()
})

test('a host is named without www', () => {
  expect(hostOf('https://www.acme.fr/x')).toBe('acme.fr')
})
