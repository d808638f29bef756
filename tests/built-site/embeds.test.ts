/** The pages that other sites show in frames, and what the pages of the tools say about them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SANDBOX } from '@/tools/kit/embed/snippet'
import { attributes, DIST, embeds, hasPage, htmlFiles, markup, origin, paths, read } from './site'

const tools = htmlFiles.filter((file) => file.startsWith('tools/'))
const toolOf = (embed: string) => embed.replace('embed/', 'tools/')

test('each tool has a page for frames', () => {
  expect(embeds.map(toolOf)).toEqual(tools)
})

test.each(embeds)('%s holds the title, the form, a link to the page of the tool, and nothing else', (file) => {
  const html = markup(file)
  const title = /<h1[^>]*>([^<]+)<\/h1>/.exec(read(toolOf(file)))?.[1]
  expect(/<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]).toBe(title)
  expect(html.match(/<form\b/g)).toHaveLength(1)
  expect(html).not.toMatch(/site-header|site-footer|skip-link|<nav|<iframe/)
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link)
  expect(links).toHaveLength(1)
  expect(links[0]).toContain(` href="/${toolOf(file).replace('.html', '')}" target="_blank" rel="noopener"`)
})

test.each(embeds)('%s is part of the page of the tool: programs are led there', (file) => {
  const head = /<head>.*<\/head>/s.exec(read(file))?.[0] ?? ''
  expect(head).toContain('<meta name="robots" content="noindex"')
  expect(head).toContain(`<link rel="canonical" href="${origin}/${toolOf(file).replace('.html', '')}"`)
  expect(head).not.toMatch(/og:|twitter:|ld\+json|text\/markdown/)
})

test('no list of pages has them', () => {
  expect(paths.filter((path) => path.startsWith('/embed'))).toEqual([])
  const lists = ['sitemap.xml', 'llms.txt', 'data/search/pages.json', 'feed.xml', 'search.html']
  for (const file of lists.filter((name) => hasPage(`/${name}`))) expect(read(file), file).not.toContain('/embed/')
  const twins = embeds.map((file) => file.replace('.html', '.md'))
  expect([...twins, 'share/embed'].filter((file) => existsSync(join(DIST, file)))).toEqual([])
})

test.each(tools)('%s has the snippet and the citation without scripts', (file) => {
  const path = file.replace('.html', '')
  const html = markup(file)
  const folded = /<details(?:(?!<\/details>).)*&lt;iframe.*?<\/details>/s.exec(html)?.[0] ?? ''
  expect(folded).toContain(`&lt;iframe src=&quot;${origin}/${path.replace('tools/', 'embed/')}&quot;`)
  expect(folded).toContain(`sandbox=&quot;${SANDBOX}&quot;`)
  expect(folded).toContain(`, ${origin}/${path}, `)
  expect(attributes(folded, 'open')).toEqual([])
})
