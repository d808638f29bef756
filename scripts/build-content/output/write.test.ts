/** OUT is the old or the new whole state, whatever happens. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OutputPlan, writeOutput } from './write'

let folder: string
let out: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-test-'))
  out = join(folder, 'out')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const version = (name: string, count = 3): OutputPlan =>
  new Map(Array.from({ length: count }, (_, i) => [`blog/${i}.json`, planned(JSON.stringify(name))]))

const planned = (text: string) => ({ key: () => text, text: () => text })
const write = async (plan: OutputPlan) => (await writeOutput(out, plan)).changed

const read = async (path: string): Promise<string> => JSON.parse(await readFile(join(out, path), 'utf8'))

describe('writing', () => {
  it('replaces the whole of OUT, and removes old files', async () => {
    expect(await write(version('old', 5))).toBe(true)
    expect(await write(version('new', 2))).toBe(true)
    expect((await readdir(join(out, 'blog'))).sort()).toEqual(['0.json', '1.json'])
    expect(await read('blog/1.json')).toBe('new')
    expect((await readdir(folder)).length).toBe(2)
  })

  it('leaves OUT alone when nothing is different', async () => {
    await writeOutput(out, version('same'))
    const before = await readlink(out)
    expect(await write(version('same'))).toBe(false)
    expect(await readlink(out)).toBe(before)
  })

  it('does not believe what it remembers of an OUT that another build has changed since', async () => {
    const plan = (first: string, second: string): OutputPlan =>
      new Map([
        ['a.json', planned(JSON.stringify(first))],
        ['b.json', planned(JSON.stringify(second))],
      ])
    const { written } = await writeOutput(out, plan('old', 'old'))
    await writeOutput(out, plan('changed', 'old'), written)
    await writeOutput(out, plan('old', 'new'), written)
    expect([await read('a.json'), await read('b.json')]).toEqual(['old', 'new'])
  })

  it('heals a file that was changed by hand', async () => {
    await writeOutput(out, version('right'))
    await writeFile(join(out, 'blog/0.json'), '"wrong"')
    expect(await write(version('right'))).toBe(true)
    expect(await read('blog/0.json')).toBe('right')
  })

  it('takes an empty folder, and a copy of a build', async () => {
    await mkdir(out)
    await writeOutput(out, version('first'))
    const copy = join(folder, 'copy')
    await cp(`${out}/`, copy, { recursive: true, dereference: true })
    await writeOutput(copy, version('second'))
    expect((await lstat(copy)).isSymbolicLink()).toBe(true)
    expect(JSON.parse(await readFile(join(copy, 'blog/0.json'), 'utf8'))).toBe('second')
  })
})

describe('interruptions', () => {
  it('never shows a mixed state to a reader, nor after being killed', async () => {
    const script = join(folder, 'build.mts')
    const writer = join(dirname(new URL(import.meta.url).pathname), 'write.ts')
    await writeFile(
      script,
      `import { writeOutput } from ${JSON.stringify(writer)}
       for (let n = 0; ; n++) await writeOutput(process.argv[2], new Map(Array.from({ length: 200 }, (_, i) => [\`blog/\${i}.json\`, { key: () => String(n), text: () => String(n) }])))`,
    )
    for (let round = 0; round < 4; round++) {
      const child = spawn(process.execPath, ['--import', 'tsx', script, out], { stdio: 'ignore' })
      while (!existsSync(out)) await new Promise((resolve) => setTimeout(resolve, 10))
      await new Promise((resolve) => setTimeout(resolve, 60 + round * 37))
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('close', resolve))
      const states = await Promise.all(Array.from({ length: 200 }, (_, i) => read(`blog/${i}.json`)))
      expect(new Set(states).size).toBe(1)
    }
    await writeOutput(out, version('after'))
    expect((await readdir(folder)).sort()).toEqual([await readlink(out), 'build.mts', 'out'].sort())
  }, 60_000)

  it('two at once are both whole', async () => {
    await Promise.all([writeOutput(out, version('one', 50)), writeOutput(out, version('two', 50))])
    const states = await Promise.all(Array.from({ length: 50 }, (_, i) => read(`blog/${i}.json`)))
    expect(new Set(states).size).toBe(1)
    expect((await readdir(folder)).length).toBe(2)
  })
})
