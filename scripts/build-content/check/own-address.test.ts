import { expect, test } from 'vitest'
import { pathOnSite } from './web-addresses'

const SITE = 'https://www.birchway.press'

test.each([
  ['https://www.birchway.press/services', '/services'],
  ['https://birchway.press/services', '/services'],
  ['http://www.birchway.press/services', '/services'],
  ['HTTPS://WWW.BIRCHWAY.PRESS/services', '/services'],
  ['https://www.birchway.press', '/'],
  ['https://www.birchway.press.:443/blog/post?a=b#c', '/blog/post?a=b#c'],
  ['https:/www.birchway.press/services', '/services'],
  ['//www.birchway.press/services', '/services'],
  ['www.birchway.press/services', '/services'],
  ['birchway.press', '/'],
])('%s is on the site', (link, path) => {
  expect(pathOnSite(link, SITE)).toBe(path)
})

test.each([
  'https://press.birchway.press/kit',
  'https://birchway.press.example.net/services',
  'https://www.birchway.press:8080/services',
  'https://other.press/?next=https://www.birchway.press/services',
  'mailto:desk@birchway.press',
  'mailto:desk@www.birchway.press',
  '/www.birchway.press/services',
  '#birchway.press',
  'services.md',
  'birchway',
  'javascript://birchway.press/%0aalert(1)',
])('%s is not', (link) => {
  expect(pathOnSite(link, SITE)).toBeUndefined()
})

test('in examples, example.com is another site', () => {
  expect(pathOnSite('https://example.com/page', 'https://www.example.com')).toBeUndefined()
  expect(pathOnSite('https://www.example.com/page', 'https://www.example.com')).toBe('/page')
  expect(pathOnSite('https://www.example.com/page', undefined)).toBeUndefined()
})
