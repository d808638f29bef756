import { describe, expect, it } from 'vitest'
import { run as runCommand } from '../../tests/content/support/command'
import { POST } from '../../tests/content/support/content'
import { isDeep } from '../../tests/tier'
import { contentWith, printed, readySite } from './testing/ready-site'

it('a site that is ready has nothing on the list', async () => {
  expect(await printed({})).toBe('')
})

describe('the command', () => {
  const run = (content: string, ...args: string[]) =>
    runCommand(args, { command: 'launch-check', env: { CONTENT_DIR: content } })
  const lines = (text: string) => text.trimEnd().split('\n')

  it('gives a list for other programs, and 1 when something is left', async () => {
    const content = await contentWith(readySite())
    const { code, stdout } = await run(content, '--format', 'json')
    const found = JSON.parse(stdout)
    expect(code).toBe(1)
    expect(Object.keys(found[0])).toEqual(['file', 'line', 'column', 'severity', 'code', 'message', 'hint'])
  })
  if (isDeep) {
    it('lists mistakes first', async () => {
      const content = await contentWith({ 'blog/post.md': POST.replace('title', 'titel') })
      const { code, stderr } = await run(content)
      expect(code).toBe(1)
      expect(stderr).toContain('content/blog/post.md:2:1 error (unknown-field)')
      expect(lines(stderr).at(-1)).toBe('Fix these first, then check again.')
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
  }
})
