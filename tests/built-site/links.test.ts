import { describe, expect, test } from 'vitest'
import { attributes, fileFor, htmlFiles, markup, read } from './site'

const isInternal = (url: string) => /^[/#]/.test(url) && !url.startsWith('//')

/** Every address a page names: links, pictures, styles, scripts, sources. */
function addressesIn(file: string): string[] {
  const html = markup(file)
  const sets = attributes(html, 'srcset').concat(attributes(html, 'srcSet'))
  return [
    ...attributes(html, 'href'),
    ...attributes(html, 'src'),
    ...sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
  ]
}

describe('links', () => {
  test.each(htmlFiles)('every internal address in %s leads somewhere', (file) => {
    const own = `/${file.replace(/(?:index)?\.html$/, '')}`
    const dead = addressesIn(file)
      .filter(isInternal)
      .filter((address) => {
        const [pathname = '', hash] = address.split('#')
        const target = pathname === '' ? file : fileFor(pathname.split('?')[0] ?? '')
        if (!target) return true
        return Boolean(hash) && !new RegExp(`\\sid="${hash}"`).test(read(target))
      })
    expect(dead, `on ${own}`).toEqual([])
  })

  test.each(htmlFiles)('%s names no address of another scheme than http, https, mailto and tel', (file) => {
    const others = addressesIn(file).filter(
      (address) => !isInternal(address) && !/^(?:https?:|mailto:|tel:)/.test(address),
    )
    expect(others).toEqual([])
  })

  test.each(htmlFiles)('links of %s to other sites open in a new tab and say so', (file) => {
    const links = [...markup(file).matchAll(/<a\s[^>]*href="https?:[^>]*>.*?<\/a>/gs)].map(([link]) => link)
    const silent = links.filter(
      (link) =>
        !/target="_blank"/.test(link) ||
        !/rel="noopener/.test(link) ||
        !/<span class="sr-only">[^<]+<\/span>/.test(link),
    )
    expect(silent).toEqual([])
  })
})
