/** What an agency reads before going live. Each message is whole. */
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { formatPretty } from '../build-content/problems/format'
import { type ContentFiles, POST, png, smallSite, writeSite } from '../build-content/testing/content'
import { launchCheck } from '.'
import { type Visit, visitOverNetwork } from './checks/outside-links'
import { readProject } from './project'
import type { Sample } from './sample'
import { sampleOf } from './sample/sample-of'

const made: string[] = []
afterAll(async () => {
  for (const root of made) await rm(root, { recursive: true })
})

/** The small site with addresses that could be real, sources, and pictures: ready to go live. */
function readySite(): ContentFiles {
  const ready = Object.entries(smallSite()).map(([path, content]) => [
    path,
    typeof content === 'string' ? readyText(path, content) : content,
  ])
  return { ...Object.fromEntries(ready), 'media/share.png': png(1200, 630) }
}

const readyText = (path: string, text: string) =>
  text
    .replaceAll('example.com', 'longwire.press')
    .replaceAll('Longwire', 'Acme')
    .replace(
      /^( *)((?:- )?)value: .*\n *label: .*\n/gm,
      (figure, space: string, dash: string) => `${figure}${space}${' '.repeat(dash.length)}source: Own records\n`,
    )
    .replace(/^/, path.startsWith('case-studies/') ? 'image: press-kit.png\n' : '')

const changed = (path: string, from: string | RegExp, to: string): ContentFiles => ({
  [path]: String(readySite()[path]).replace(from, to),
})

const NO_SAMPLE: Sample = { names: [], texts: new Set(), files: new Set() }
const allAnswer: Visit = async () => undefined

type Options = { sample?: Sample; visit?: Visit; today?: string }

async function read(changes: ContentFiles) {
  const root = await writeSite({ ...readySite(), ...changes })
  made.push(root)
  const found = await readProject(root, join(root, 'content'), '2025-06-01')
  expect(formatPretty(found.problems)).toBe('')
  return found
}

async function printed(changes: ContentFiles, options: Options = {}) {
  const { sample = NO_SAMPLE, today = '2025-06-01' } = options
  const { project, lineOf } = await read(changes)
  const visit = 'visit' in options ? options.visit : allAnswer
  return formatPretty(await launchCheck({ ...project, sample, today }, visit), lineOf)
}

it('a site that is ready has nothing on the list', async () => {
  expect(await printed({})).toBe('')
})

describe('addresses', () => {
  it('of the site', async () => {
    expect(
      await printed({
        ...changed('settings/site.yaml', /^url: .*$/m, 'url: https://www.example.com'),
        '../published-urls.txt': '/ Home\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:3:6 error (placeholder-site)
        The address of the site is still "https://www.example.com"; search engines, feeds and shared links would all name it.
          3 | url: https://www.example.com
            |      ^
        Write the address at which the site will be public, without a slash at its end.

      published-urls.txt:1:1 error (sample-published-urls)
        This list holds the addresses of the sample, and nobody can have seen them under your own name.
        Delete the file once. It begins anew by itself when the site is live.
      "
    `)
  })
  it('of mail', async () => {
    expect(
      await printed(changed('settings/site.yaml', /^email: .*$/m, 'email: hello@example.org')),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:4:8 error (placeholder-address)
        email is "hello@example.org", an address that belongs to nobody.
          4 | email: hello@example.org
            |        ^
        Write the real one, or remove the entry. What belongs here: Address for general mail; the contact form writes to it.
      "
    `)
  })
  it('of other sites', async () => {
    expect(
      await printed(changed('settings/site.yaml', /^bookingUrl: .*$/m, 'bookingUrl: https://booking.example.net/call')),
    ).toMatchInlineSnapshot(`
      "content/settings/site.yaml:6:13 error (placeholder-address)
        bookingUrl is "https://booking.example.net/call", an address that belongs to nobody.
          6 | bookingUrl: https://booking.example.net/call
            |             ^
        Write the real one, or remove the entry. What belongs here: Page where visitors book a call.
      "
    `)
  })
  it('in a text', async () => {
    expect(
      await printed({ 'blog/post.md': `${POST}\n[x](https://example.com/x) and [y](mailto:a@press.example)\n` }),
    ).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (placeholder-address)
        The link leads to "https://example.com/x", an address that belongs to nobody.
          18 | [x](https://example.com/x) and [y](mailto:a@press.example)
             | ^
        Write the real address, or remove the link.

      content/blog/post.md:18:32 error (placeholder-address)
        The link leads to "mailto:a@press.example", an address that belongs to nobody.
          18 | [x](https://example.com/x) and [y](mailto:a@press.example)
             |                                ^
        Write the real address, or remove the link.
      "
    `)
  })
  it('not in an example that shows code', async () => {
    expect(await printed({ 'blog/post.md': `${POST}\n    <a href="https://example.com">\n` })).toBe('')
  })
})

describe('sample copy', () => {
  const copy = `${POST}\nLongwire writes long sentences that nobody else would write the very same way.\n`
  const guide = (title: string, text: string) => `---\ntitle: ${title}\nupdated: 2024-01-15\n---\n\n${text}\n`
  const legal = guide('Privacy', 'We keep nothing that you did not send us yourself, ever.')

  it('has the names of the sample', async () => {
    const sample = { ...NO_SAMPLE, names: ['Longwire'] }
    expect(await printed({ 'blog/post.md': `${copy}\nAsk Longwire.\n` }, { sample })).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (sample-name)
        "Longwire" is a name of the sample; it stands in 2 texts of this file, here first.
          18 | Longwire writes long sentences that nobody else would write the very same way.
             | ^
        Write your own name.
      "
    `)
  })
  it('has its sentences, also under another name and with other emphasis', async () => {
    const called = (name: string) => changed('settings/site.yaml', /^name: .*$/m, `name: ${name}`)
    const { project } = await read({ ...called('Longwire'), 'blog/post.md': copy })
    const sample = { ...sampleOf(project), names: ['Longwire'], files: new Set<string>() }
    const own = called('Acme & Sons')
    const renamed = copy.replace('Longwire', '**Acme & Sons**').replace('answers', '*answers*')
    expect(await printed({ ...own, 'blog/post.md': renamed }, { sample })).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (sample-copy)
        The text of this file is that of the sample; here it begins.
          12 | A good brief *answers* five questions before the first call.
             | ^
        Write your own, or remove the file if you do not need it.
      "
    `)
  })
  it('may lend a sentence to a text of one’s own', async () => {
    const { project } = await read({ 'blog/post.md': copy })
    const sample = { ...sampleOf(project), names: [], files: new Set<string>() }
    const own = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map(
      (word) => `${word} of the many sentences that we wrote ourselves.\n`,
    )
    expect(await printed({ 'blog/post.md': `${copy}\n${own.join('\n')}` }, { sample })).toBe('')
  })
  it('is no legal advice', async () => {
    const { project } = await read({ 'legal/privacy-policy.md': legal })
    const sample = { ...sampleOf(project), names: [], files: new Set<string>() }
    expect(await printed({ 'legal/privacy-policy.md': legal }, { sample })).toMatchInlineSnapshot(`
      "content/blog/post.md:12:1 error (sample-copy)
        The text of this file is that of the sample; here it begins.
          12 | A good brief answers five questions before the first call.
             | ^
        Write your own, or remove the file if you do not need it.

      content/legal/privacy-policy.md:6:1 error (sample-legal)
        The text of this file is that of the sample; here it begins.
          6 | We keep nothing that you did not send us yourself, ever.
            | ^
        The sample describes no real company and is no legal advice. Have your own text written, or checked, by a lawyer.
      "
    `)
  })
  it('of a draft does not matter yet', async () => {
    const sample = { ...NO_SAMPLE, names: ['Longwire'] }
    expect(await printed({ 'blog/post.md': copy.replace('title', 'draft: true\ntitle') }, { sample })).toBe('')
  })
})

describe('figures', () => {
  it('say where they come from', async () => {
    expect(
      await printed(changed('services/media-relations.yaml', / *source: Own records\n/, '')),
    ).toMatchInlineSnapshot(`
      "content/services/media-relations.yaml:21:12 error (missing-source)
        The figure "98%" (Client retention) does not say where it comes from.
          21 |   - value: 98%
             |            ^
        Add below its label, for example:
        source: Own records, January 2023 to December 2025
      "
    `)
  })
})

describe('pictures', () => {
  it('are not those of the sample', async () => {
    const { project } = await read({})
    const sample = { ...NO_SAMPLE, files: sampleOf(project).files }
    expect(await printed({}, { sample })).toMatchInlineSnapshot(`
      "content/media/press-kit.png:1:1 error (sample-picture)
        This picture, shown by content/blog/post.md, is a drawing of the sample.
        Save your own under the same name, or name another picture there.

      content/media/share.png:1:1 error (sample-picture)
        This picture, shown by links to the site, is a drawing of the sample.
        Save your own under the same name, or name another picture there.
      "
    `)
  })
  it('for shared links are there', async () => {
    expect(await printed({ 'media/share.png': undefined })).toMatchInlineSnapshot(`
      "content/media/share.png:1:1 error (missing-share-picture)
        There is no picture for links to the site that are shared.
        Save a PNG of 1200 by 630 pixels under this name.
      "
    `)
  })
  it('for shared links have the size of the card', async () => {
    expect(await printed({ 'media/share.png': png(600, 600) })).toMatchInlineSnapshot(`
      "content/media/share.png:1:1 error (share-picture-size)
        The picture for shared links has 600 by 600 pixels and would be cut.
        Save a PNG of 1200 by 630 pixels under this name.
      "
    `)
  })
  it('are on every page that can have one', async () => {
    expect(await printed(changed('case-studies/angry-miao.yaml', 'image: press-kit.png\n', ''))).toMatchInlineSnapshot(
      `
      "content/case-studies/angry-miao.yaml:1:1 error (no-picture)
        This page has no picture of its own; a shared link to it shows that of the whole site.
          1 | name: OnePlus
            | ^
        Save one in content/media and name it:
        image: press-kit.jpg
      "
    `,
    )
  })
  it('include the icons', async () => {
    const icon = { '../public/favicon.svg': '<svg/>' }
    const { project } = await read(icon)
    const sample = { ...NO_SAMPLE, files: new Set(project.publicFiles.map(({ fingerprint }) => fingerprint)) }
    expect(await printed(icon, { sample })).toMatchInlineSnapshot(`
      "public/favicon.svg:1:1 error (sample-icon)
        This file is that of the sample: its sign, or its name.
        Save your own under the same name.
      "
    `)
    expect(await printed({ '../public/favicon.svg': '<svg id="ours"/>' }, { sample })).toBe('')
  })
})

describe('what is left to write', () => {
  it('in a text', async () => {
    expect(await printed({ 'blog/post.md': `${POST}\nThe price is TBD.\n` })).toMatchInlineSnapshot(`
      "content/blog/post.md:18:14 error (unfinished)
        Here stands "TBD": something is still to be written.
          18 | The price is TBD.
             |              ^
        Write it, or remove the sentence.
      "
    `)
  })
  it('in a field', async () => {
    expect(await printed({ 'blog/post.md': POST.replace('Five questions', 'lorem ipsum') })).toMatchInlineSnapshot(`
      "content/blog/post.md:3:10 error (unfinished)
        Here stands "lorem ipsum": something is still to be written.
          3 | excerpt: lorem ipsum to answer first.
            |          ^
        Write it, or remove the sentence.
      "
    `)
  })
  it('is not a word that only looks like it', async () => {
    expect(await printed({ 'blog/post.md': `${POST}\nMastodons on a todo list.\n` })).toBe('')
  })
  it('the year', async () => {
    expect(await printed({}, { today: '2026-01-01' })).toMatchInlineSnapshot(`
      "content/settings/site.yaml:14:16 error (old-year)
        The copyright line says 2025, and it is 2026.
          14 | copyrightYear: 2025
             |                ^
        Write: copyrightYear: 2026
      "
    `)
  })
})

describe('the forms of the public site', () => {
  const settings = (value: string) => ({
    '../src/admin/settings.ts': `/** Where. */\nexport const repository: Repository | undefined = ${value}\n`,
  })
  it('know where to save', async () => {
    expect(await printed(settings('undefined'))).toMatchInlineSnapshot(`
      "src/admin/settings.ts:2:1 error (admin-not-set-up)
        The forms at /admin/ of the public site do not know where to save.
        Name the repository here, and how editors sign in; docs/editing/setting-up-admin.md has examples.
      "
    `)
    expect(await printed(settings("{ provider: 'github' }"))).toBe('')
  })
})

describe('links to other sites', () => {
  const post = { 'blog/post.md': `${POST}\n[x](https://a.press/1#part), [y](https://a.press/2) and [z](/contact).\n` }
  it('are unproven until somebody visits them', async () => {
    const { project, lineOf } = await read(post)
    const found = (await launchCheck({ ...project, sample: NO_SAMPLE })).filter(({ file }) => file.includes('/blog/'))
    expect(formatPretty(found, lineOf)).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (links-not-visited)
        2 links of this file to other sites were not visited; here is the first.
          18 | [x](https://a.press/1#part), [y](https://a.press/2) and [z](/contact).
             | ^
        Run: npm run launch-check -- --visit-links
      "
    `)
  })
  it('are visited once each, and named when they are dead', async () => {
    const visited: string[] = []
    const visit: Visit = async (address) => {
      visited.push(address)
      return address === 'https://a.press/1' ? 'answers with status 404' : undefined
    }
    expect(await printed(post, { visit })).toMatchInlineSnapshot(`
      "content/blog/post.md:18:1 error (dead-outside-link)
        The link leads to "https://a.press/1#part", which answers with status 404.
          18 | [x](https://a.press/1#part), [y](https://a.press/2) and [z](/contact).
             | ^
        Open it in a browser. If it is gone there too, link to another page, or remove the link.
      "
    `)
    expect(visited).toEqual([...new Set(visited)])
    expect(visited).toContain('https://a.press/2')
  })
  it('are judged by what they answer', async () => {
    const server = createServer((request, response) => {
      const status = Number(request.url?.slice(1, 4))
      const isPicky = request.url?.endsWith('get-only')
      response.writeHead(isPicky && request.method === 'GET' ? 200 : status).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answers = await Promise.all(
      ['200', '404', '404get-only', '405get-only', '403', '503'].map((path) => visitOverNetwork(`${origin}/${path}`)),
    )
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(answers).toEqual([
      undefined,
      'answers with status 404',
      undefined,
      undefined,
      undefined,
      'answers with status 503',
    ])
    expect(await visitOverNetwork(`${origin}/200`)).toMatch(/^cannot be reached \([A-Z_]+\)$/)
  })
})

describe('the command', () => {
  const run = (content: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/launch-check/cli.ts', ...args], {
      env: { ...process.env, CONTENT_DIR: content },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
    )
  const lines = (text: string) => text.trimEnd().split('\n')

  it('gives a list for other programs, and 1 when something is left', async () => {
    const root = await writeSite(readySite())
    made.push(root)
    const { code, stdout } = await run(join(root, 'content'), '--format', 'json')
    const found = JSON.parse(stdout)
    expect(code).toBe(1)
    expect(Object.keys(found[0])).toEqual(['file', 'line', 'column', 'severity', 'code', 'message', 'hint'])
  })
  it('lists mistakes first', async () => {
    const root = await writeSite({ 'blog/post.md': POST.replace('title', 'titel') })
    made.push(root)
    const { code, stderr } = await run(join(root, 'content'))
    expect(code).toBe(1)
    expect(stderr).toContain('content/blog/post.md:2:1 error (unknown-field)')
    expect(lines(stderr).at(-1)).toBe('Mend these first, then check again.')
  })
  it('says in one line what it cannot do', async () => {
    for (const [args, words] of [
      [['--format', 'xml'], 'launch-check: --format is "xml"; it can be pretty, json, github'],
      [['--fast'], "launch-check: Unknown option '--fast'; --help lists the options"],
      [[], 'launch-check: there is no folder /nowhere'],
    ] as const) {
      const { code, stderr } = await run('/nowhere', ...args)
      expect({ code, said: lines(stderr) }).toEqual({ code: 2, said: [words] })
    }
  })
})
