import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRules } from '../../scripts/build-site/hosts/hosts'
import { headersFor } from '../../scripts/build-site/hosts/rules'
import { ADMIN, DIST, read } from './site'

const scriptsIn = (folder: string) =>
  readdirSync(path.join(DIST, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(DIST, folder, name), 'utf8'))

describe("the editors' forms", () => {
  test('search engines leave the page alone', () => {
    expect(read(ADMIN)).toContain('<meta name="robots" content="noindex">')
    expect(read('sitemap.xml')).not.toContain('/admin')
  })

  test('no script of the site comes with the CMS, and none of the site leads to it', () => {
    expect(scriptsIn('admin/assets').some((code) => code.includes('sveltia-cms'))).toBe(true)
    for (const code of scriptsIn('assets')) expect(code).not.toMatch(/sveltia|\/admin\//)
    expect(read('about.html')).not.toContain('/admin')
  })

  test('what edits files during development is not published', () => {
    for (const code of scriptsIn('admin/assets')) expect(code).not.toMatch(/x-content-editor/i)
  })

  test('the page beside the form names no language before its program gives it that of the site', () => {
    expect(read('admin/page.html')).not.toContain('lang=')
  })

  test('the page beside the form has the same policy, and comes with nothing that visitors load', () => {
    const frame = read('admin/page.html')
    const policy = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
    expect(policy(frame)).toBe(policy(read(ADMIN)))
    expect(frame).toContain('<meta name="robots" content="noindex">')
    expect([...frame.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      expect.stringMatching(/^\/admin\/assets\/.*\.css$/),
      expect.stringMatching(/^\/admin\/assets\/.*\.js$/),
    ])
    for (const code of scriptsIn('assets')) expect(code).not.toContain('page-panel')
  })

  test('the page allows no script but its own, also on hosts that send no headers', async () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(read(ADMIN))?.[1]
      ?.replaceAll('&#39;', "'")
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/)
    expect(read(ADMIN)).not.toMatch(/<script>|<style/)
    const rules = await readRules(DIST)
    expect(headersFor(rules, '/admin/')['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'self'`)
    expect(headersFor(rules, '/')['Content-Security-Policy']).not.toContain('unsafe-inline')
  })
})
