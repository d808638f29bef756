import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createHtmlValidator } from './html-validator'
import { attributes, dataIn, embeds, htmlFiles, origin, pages, read } from './site'

const validator = createHtmlValidator()

const title = (file: string) => /<title>([^<]*)<\/title>/.exec(read(file))?.[1]
const meta = (file: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(read(file))?.[1]
const isListed = (file: string) => meta(file, 'robots') !== 'noindex'

describe('documents', () => {
  test('there is a page for every entry of the content that is public, and every page that a site must have', () => {
    const entries = {
      services: 'services',
      'case-studies': 'case-study',
      resources: 'resources',
      'press-releases': 'press',
    }
    const expected = [
      ...['index', 'about', 'contact', 'services', 'search', '404', 'case-study/404'],
      ...dataIn('legal'),
      ...Object.entries(entries).flatMap(([folder, address]) => dataIn(folder).map((id) => `${address}/${id}`)),
      ...dataIn('blog').map((id) => `blog/${id}`),
    ]
    expect(htmlFiles).toEqual(expect.arrayContaining(expected.map((name) => `${name}.html`)))
    expect(dataIn('services').length).toBeGreaterThan(0)
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
    expect(canonical).toBe(`${origin}/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`)
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
