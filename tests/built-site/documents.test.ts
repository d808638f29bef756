import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createHtmlValidator } from './html-validator'
import { attributes, embeds, htmlFiles, pages, read } from './site'

const validator = createHtmlValidator()

const title = (file: string) => /<title>([^<]*)<\/title>/.exec(read(file))?.[1]
const meta = (file: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(read(file))?.[1]
const isListed = (file: string) => meta(file, 'robots') !== 'noindex'

describe('documents', () => {
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

  test.each(pages)('%s is valid HTML', async (file) => {
    const report = await validator.validateString(read(file), file)
    const messages = report.results.flatMap((result) => result.messages)
    expect(messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`)).toEqual([])
  })

  const whole = pages.filter((file) => !embeds.includes(file))
  test.each(whole)('%s has one heading of the first level and every landmark', (file) => {
    const html = read(file).replace(/<template.*?<\/template>/gs, '')
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html.match(/<main[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/<header class="site-header">/)
    expect(html).toMatch(/<footer /)
  })

  test('titles and descriptions are its own on every page', () => {
    const listed = pages.filter(isListed)
    expect(new Set(listed.map(title)).size).toBe(listed.length)
    const descriptions = listed.map((file) => meta(file, 'description'))
    expect(descriptions).not.toContain(undefined)
    expect(new Set(descriptions).size).toBe(listed.length)
  })

  test.each(pages.filter(isListed))('%s names its canonical address without a slash at the end', (file) => {
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(read(file))?.[1]
    expect(canonical).toBe(`https://www.example.com/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`)
  })

  test.each(pages)('%s carries one inline script, the one its policy allows, and no inline style', (file) => {
    const html = read(file)
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '')
    expect(inline).toHaveLength(1)
    expect(policy).toContain(
      `'sha256-${createHash('sha256')
        .update(inline[0] ?? '')
        .digest('base64')}'`,
    )
    expect(attributes(html, 'style')).toEqual([])
    expect(html).not.toMatch(/<style|\son[a-z]+="/)
  })
})
