/** Nothing below `public/` and `theme/` leads to a file of the computer that builds. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkProjectFiles, foreignAddresses } from './project-files'

let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'))
  for (const folder of ['public/icons', 'theme', '.git']) mkdirSync(join(project, folder), { recursive: true })
  writeFileSync(join(project, 'public/paper.svg'), '')
  writeFileSync(join(project, '.git/config'), 'secret')
})
afterEach(() => rmSync(project, { recursive: true }))

const found = () => checkProjectFiles(project).map(({ file, code }) => `${file} ${code}`)

test('ordinary files and folders are fine', () => {
  writeFileSync(join(project, 'theme/tokens.css'), '@theme { --x: url("./paper.svg") }')
  expect(found()).toEqual([])
})

test.each([
  ['a file outside', '../.git/config'],
  ['a folder outside', '../.git'],
  ['a file beside it', 'paper.svg'],
  ['a folder beside it', 'icons'],
  ['nothing', 'gone.svg'],
  ['itself', 'link'],
  ['the system', '/etc/hostname'],
])('a link to %s is refused, at its place', (_, target) => {
  for (const place of ['public', 'public/icons', 'theme']) symlinkSync(target, join(project, place, 'link'))
  expect(found()).toEqual(
    ['public/icons/link', 'public/link', 'theme/link'].map((file) => `${file} link-instead-of-file`),
  )
})

test('a folder that is itself a link is refused', () => {
  rmSync(join(project, 'public'), { recursive: true })
  symlinkSync('.git', join(project, 'public'))
  expect(found()).toEqual(['public link-instead-of-file'])
})

test.skipIf(process.platform === 'win32')('pipes and sockets are refused', async () => {
  execFileSync('mkfifo', [join(project, 'public/pipe')])
  const server = createServer()
  await new Promise<void>((done) => server.listen(join(project, 'theme/socket'), done))
  expect(found()).toEqual(['public/pipe not-a-file', 'theme/socket not-a-file'])
  await new Promise((done) => server.close(done))
})

test.skipIf(process.platform === 'win32')('names that other disks cannot keep are refused', () => {
  const names = ['Paper.svg', 'con.svg', 'aux', 'Com1.tar.gz', 'kit.', 'kit ', 'caf\u00e9.svg', 'cafe\u0301.svg']
  for (const name of names) writeFileSync(join(project, 'public', name), '')
  expect(found().toSorted()).toEqual([
    'public/Com1.tar.gz wrong-name',
    'public/Paper.svg twin-files',
    'public/aux wrong-name',
    expect.stringMatching(/^public\/caf.*svg twin-files$/),
    'public/con.svg wrong-name',
    'public/kit  wrong-name',
    'public/kit. wrong-name',
  ])
})

describe('an address in a style sheet', () => {
  const messages = (css: string) => foreignAddresses(project, 'theme/tokens.css', css)

  test.each([
    '@font-face { src: url("@fontsource-variable/besley/files/x.woff2") format("woff2") }',
    'a { background: url(./paper.svg) }',
    'a { background: url(paper.svg?x#y) }',
    'a { background: url("../public/paper.svg") }',
    'a { background: url(/paper.svg) }',
    'a { background: url(data:image/png;base64,x) url(#clip) }',
    '@import "tailwindcss";',
    '@import "./fonts.css" layer(base);',
    'a::before { content: "../"; quotes: "/" "/" }',
    '/* url(../../secret) */ a { font-family: "../x" }',
    '@font-face { src: local("Georgia"), local("../x") }',
  ])('%s is fine', (css) => expect(messages(css)).toEqual([]))

  test.each([
    'a { background: url("../../.git/config") }',
    'a { background: url(../../.git/config) }',
    "a { background: url( '../.git/config' ) }",
    'a { background: URL(../.git/config) }',
    'a { background: url(/etc/hostname) }',
    'a { background: url(/../.git/config) }',
    'a { background: url(file:///etc/hostname) }',
    'a { background: url(/@fs/etc/hostname) }',
    'a { background: url(paper/../../.git/config) }',
    'a { background: url(@fontsource/../../../.git/config) }',
    'a { background: url(%2e%2e/%2e%2e/.git/config) }',
    String.raw`a { background: url("\2e\2e/.git/config") }`,
    String.raw`a { background: url("..\\..\\.git\\config") }`,
    'a { background: image-set("../.git/config" 1x, "../.git/config" 2x) }',
    'a { background: -webkit-image-set(url(../.git/config) 1x) }',
    'a { background: cross-fade("../.git/config", red) }',
    '@font-face { src: src("../.git/config") }',
    '@import "../../other.css";',
    '@import url(../../other.css) screen;',
    '@plugin "../../other.js";',
    ':root { --x: url("../.git/config") }',
    'a { background: url(https://evil.example/x.png) }',
    'a { background: url(//evil.example/x.png) }',
    '/* a */ a { /* b */ background: url("../.git/config" }',
  ])('%s leads out of the project', (css) => {
    expect(messages(css)[0]).toMatchObject({ code: 'outside-address', severity: 'error', line: 1 })
  })

  test('has its place and a remedy', () => {
    writeFileSync(join(project, 'theme/tokens.css'), 'a {\n  background: url("../.git/config");\n}\n')
    expect(checkProjectFiles(project)).toEqual([
      {
        file: 'theme/tokens.css',
        line: 2,
        column: 19,
        severity: 'error',
        code: 'outside-address',
        message: '"../.git/config" leads out of theme/, public/ and the packages.',
        hint: 'Put the file into theme/, and write its path from this style sheet, for example url("./pattern.svg").',
      },
    ])
  })
})
