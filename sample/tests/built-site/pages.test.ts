/** The pages that the specification names, and how visitors get to them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkedFrom } from '../../../tests/built-site/links-of'
import { DIST, htmlFiles, paths, read } from '../../../tests/built-site/site'
import { addresses } from '../../../tests/hosts/site'

test('there is a page for every agreed route', () => {
  const services =
    'media-relations crisis-communication brand-communications content-strategy event-management influencer-marketing ai-press-outreach startup-pr global-pr-strategy b2b-pr-saas crisis-reputation-management consumer-tech-hardware-pr creative-storytelling media-training launch-sprint'
  const guides =
    'startup-pr-guide launch-amplification ai-media-tools international-expansion saas-marketing hardware-launches reputation-defense brand-storytelling founder-training'
  const tools =
    'pr-headline-generator influencer-brief-builder pr-health-checker pitch-timer pr-crisis-response-generator influencer-roi-calculator influencer-content-brief-generator influencer-rate-calculator influencer-campaign-timeline influencer-performance-tracker'
  const cases =
    'oneplus oppo meizu cision huawei-cloud ping-an tencent xreal angry-miao ecarx hhogene publicis-msl koelnmesse tanka tau notta'
  const below = (folder: string, ids: string) => ids.split(' ').map((id) => `${folder}/${id}.html`)
  expect(htmlFiles).toEqual(
    expect.arrayContaining([
      ...'index about services blog contact startups customers privacy-policy terms-of-service 404'
        .split(' ')
        .map((name) => `${name}.html`),
      ...below('services', services),
      ...below('resources', guides),
      ...below('tools', tools),
      ...below('case-study', cases),
    ]),
  )
})

test.each(['/startups', '/tools', '/resources', '/blog'])('%s is one click away from the home page', (path) => {
  expect(linkedFrom('/')).toContain(path)
})

test('the promises to visitors are about at least 107 addresses', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(107)
})

test('the kinds of pages with a body are those of the specification', () => {
  const withBody = htmlFiles.filter((file) => read(file).includes('data-body=""'))
  expect([...new Set(withBody.map((file) => file.split('/')[0]))].sort()).toEqual([
    'about.html',
    'blog',
    'press',
    'privacy-policy.html',
    'resources',
    'terms-of-service.html',
  ])
})

test('search engines may list more than thirty pages that are not of the blog', () => {
  expect(paths.filter((path) => !path.startsWith('/blog/')).length).toBeGreaterThan(30)
})

test.each(htmlFiles.filter((file) => file.startsWith('tools/')))(
  '%s says how to show the tool and to cite it',
  (file) => {
    const html = read(file)
    expect(html).toContain('Use this tool on your site</summary>')
    expect(html).toContain(', accessed [date]</p>')
  },
)

test('the typefaces are free', () => {
  const licenses = readdirSync(join(DIST, 'assets/licenses'))
  expect(licenses.length).toBeGreaterThan(0)
  for (const license of licenses)
    expect(readFileSync(join(DIST, 'assets/licenses', license), 'utf8')).toContain('SIL Open Font License')
})
