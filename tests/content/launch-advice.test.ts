/** Where launch-check says that something can be removed, this site builds without it. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { buildContent } from '../../scripts/build-content/public'
import { launchCheck } from '../../scripts/launch-check'
import { readProject } from '../../scripts/launch-check/project'
import { removablePart } from '../../scripts/launch-check/removable'

const NOW = '2026-01-15'
const made: string[] = []
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true })
})

test('the first thing of each file that can be removed is removed, and no mistake follows', async () => {
  const root = await mkdtemp(join(tmpdir(), 'launch-advice-'))
  made.push(root)
  await cp('content', join(root, 'content'), { recursive: true })
  const { project } = await readProject('.', 'content', NOW)
  const found = (await launchCheck(project)).filter(({ hint = '' }) => /, or remove (?!the )/.test(hint))
  const before = await buildContent({ content: join(root, 'content'), now: NOW })
  for (const { entry, passages } of project.pages) {
    const advised = found.find(({ file }) => file === entry.file)
    const passage = passages.find(({ place }) => place.line === advised?.line && place.column === advised?.column)
    if (!advised || !passage?.field) continue
    const part = removablePart(entry, passage.field.path)
    const text = await readFile(join(root, entry.file), 'utf8')
    const fields = parseDocument(text.replace(/^---\n([\s\S]*?\n)---\n[\s\S]*$/, '$1'))
    expect(part && fields.deleteIn(part), advised.hint).toBe(true)
    const body = /^---\n[\s\S]*?\n(---\n[\s\S]*)$/.exec(text)?.[1]
    await writeFile(join(root, entry.file), body ? `---\n${fields}${body}` : String(fields))
  }
  const { diagnostics } = await buildContent({ content: join(root, 'content'), now: NOW })
  expect(diagnostics).toEqual(before.diagnostics)
})
