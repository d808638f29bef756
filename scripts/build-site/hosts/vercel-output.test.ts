import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleRules } from './testing'
import { writeVercelOutput } from './vercel'

test('the folder for Vercel has the files of the site, and nothing that only other hosts read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const output = path.join(folder, 'output')
  for (const name of ['about.html', '_headers']) await writeFile(path.join(folder, name), name)
  await writeVercelOutput(output, folder, sampleRules(), ['about.html', '_headers'])
  expect(await readFile(path.join(output, 'static/about.html'), 'utf8')).toBe('about.html')
  await expect(readFile(path.join(output, 'static/_headers'))).rejects.toThrow('ENOENT')
  expect(JSON.parse(await readFile(path.join(output, 'config.json'), 'utf8'))).toMatchObject({ version: 3 })
  await rm(folder, { recursive: true })
})
