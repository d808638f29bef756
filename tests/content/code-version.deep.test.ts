/** A cache counts only for the code that wrote it, and the list of tools is part of that code. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallSite, writeFiles } from './support/content'

/** A copy of the project, so that its sources can be changed. */
let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'))
  for (const path of ['scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    await cp(path, join(project, path), { recursive: true })
  }
  await symlink(resolve('node_modules'), join(project, 'node_modules'))
  await writeFiles(project, {
    ...smallSite(),
  })
})
afterAll(() => rm(project, { recursive: true, force: true }))

const node = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: project }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
const build = () => node('scripts/run.mjs', 'build-content', '--now', '2024-06-01')

/** The version that `npm run dev` sees, which runs the sources. */
const versionOfSources = async () =>
  (
    await node(
      '--import=tsx',
      '--eval',
      `import('./scripts/build-content/incremental/cache.ts').then((it) => console.log(it.codeVersion()))`,
    )
  ).stdout.trim()

/** The cache that the last build left, by the version that it names. */
async function versionOfCache(): Promise<string> {
  const [name = ''] = await readdir(join(project, '.cache/content'))
  const bytes = await readFile(join(project, '.cache/content', name))
  return deserialize(bytes.subarray(bytes.indexOf('\n') + 1)).version
}

/** Gives a tool another address, where the tools are declared. */
async function renameTool(from: string, to: string): Promise<void> {
  const path = join(project, 'src/schema/tool-catalog.ts')
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll(`'${from}'`, `'${to}'`))
}

test('a file of a tool is checked against the list of tools as it is now', async () => {
  expect(await build()).toMatchObject({ code: 0, stderr: expect.stringContaining('Built') })
  const version = await versionOfCache()
  expect(await versionOfSources()).toBe(version)

  await renameTool('influencer-roi-calculator', 'countdown')
  expect(await versionOfSources()).not.toBe(version)
  expect(await build()).toMatchObject({ code: 1, stderr: expect.stringContaining('(unknown-file)') })

  await renameTool('countdown', 'influencer-roi-calculator')
  expect(await build()).toMatchObject({ code: 0 })
  expect(await versionOfCache()).toBe(version)
})
