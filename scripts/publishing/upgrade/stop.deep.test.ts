/** An upgrade that is stopped at any of its steps is undone, by itself or by the next run. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git } from '../changes/git'
import { commitAll, createSmallProject, put, RUN, type SmallProject, upgradeIn } from './testing/small-project'

let project: SmallProject
let site: string
let release: string

beforeEach(() => {
  project = createSmallProject()
  ;({ site, release } = project)
  put(site, { 'src/b.ts': 'ours\n' })
  commitAll(site, 'Our change')
  put(site, { '.git/info/exclude': 'private.txt\n', 'private.txt': 'mine\n' })
  put(release, {
    'src/b.ts': 'b2\n',
    'src/new.ts': 'new\n',
    'package-lock.json': '{ "packages": { "node_modules/a": {} } }\n',
  })
  // Installs nothing.
  program('npm', '')
})
afterEach(() => project.remove())

/** A program that is found before that of the system. */
function program(name: string, text: string): void {
  put(project.root, { [`bin/${name}`]: `#!/bin/sh\n${text}\n` })
  chmodSync(join(project.root, 'bin', name), 0o755)
}

const hook = (text: string) => {
  put(site, { '.git/hooks/pre-commit': `#!/bin/sh\n${text}\n` })
  chmodSync(join(site, '.git/hooks/pre-commit'), 0o755)
}

/** Runs the command as the first of a group of processes, as a terminal does. */
function runCommand(
  env: Record<string, string> = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const loader = resolve('node_modules/tsx/dist/loader.mjs')
  const args = ['--import', loader, resolve('scripts/publishing/upgrade/cli.ts'), '--from', release]
  const path = `${join(project.root, 'bin')}${delimiter}${process.env.PATH}`
  const child = spawn(process.execPath, args, {
    cwd: site,
    detached: true,
    env: { ...process.env, PATH: path, ...env },
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
    })
  }
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

function expectUntouched(): void {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  expect(git(site, 'status', '--porcelain')).toBe('')
  expect(git(site, 'branch').trim()).toBe('* main')
  expect([read('src/a.ts'), read('src/b.ts'), read('private.txt')]).toEqual(['a\n', 'ours\n', 'mine\n'])
  expect(['src/new.ts', '.git/unfinished'].filter((file) => existsSync(join(site, file)))).toEqual([])
}

/** Sends a signal to the command, or to its whole group as a terminal does, and goes on for a minute. */
const send = (signal: string, isToGroup: boolean) =>
  `process.kill(${isToGroup ? '-process.ppid' : 'process.ppid'}, '${signal}')\nsetTimeout(() => undefined, 60_000)\n`
const sendFromShell = (signal: string, who: string) => `kill -s ${signal} -- ${who}; exec sleep 60`

/** The group of the process that ran Git, which ran the hook. */
const GROUP = '-$(ps -o pgid= -p $PPID | tr -d " ")'

const STEPS: Record<string, (signal: string, isToGroup: boolean) => void> = {
  'the build before': (signal, isToGroup) => {
    put(site, { 'scripts/run.mjs': send(`SIG${signal}`, isToGroup) })
    commitAll(site, 'A build that is stopped')
  },
  'installing packages': (signal, isToGroup) => program('npm', sendFromShell(signal, isToGroup ? '-$PPID' : '$PPID')),
  'the migrations': (signal, isToGroup) =>
    put(release, {
      'scripts/run.mjs': `if (process.argv[2] !== 'build-site') {\n${send(`SIG${signal}`, isToGroup)}}\nelse {}\n${RUN.replaceAll('import ', '// ')}`,
    }),
  'the build after': (signal, isToGroup) =>
    put(release, {
      'scripts/run.mjs': `if (process.argv[2] === 'build-site') {\n${send(`SIG${signal}`, isToGroup)}} else console.log('[]')\n`,
    }),
  'the commit': (signal) => hook(sendFromShell(signal, GROUP)),
}

const stops = Object.keys(STEPS).flatMap((step) => [
  { step, signal: 'INT', to: 'the group' },
  { step, signal: 'TERM', to: step === 'the commit' ? 'the group' : 'the command alone' },
  { step, signal: 'HUP', to: 'the group' },
])

it.each(stops)('SIG$signal to $to during $step', async ({ step, signal, to }) => {
  STEPS[step]?.(signal, to === 'the group')
  const { code, stdout, stderr } = await runCommand()
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' })
  expect(stderr).toMatch(
    /^upgrade: stopped; (?:nothing was changed|the upgrade is undone: the branch main is as it was\..*)\n$/,
  )
  if (step !== 'the build before') expect(stderr).toContain('Run npm ci to have the old packages again.')
  expectUntouched()
})

it('killed before any call of Git, once it writes', async () => {
  // Counts the calls from then on, and ends the command at one of them.
  program(
    'git',
    `if [ -e "$PWD/.git/unfinished/state.json" ]; then
  echo call >> "$COUNTER"
  if [ "$(wc -l < "$COUNTER")" = "$LAST" ]; then kill -s KILL $PPID; sleep 60; fi
fi
PATH="$OLD_PATH" exec git "$@"`,
  )
  let last = 0
  for (; ; last += 1) {
    const env = {
      COUNTER: join(project.root, `calls-${last}`),
      LAST: String(last + 1),
      OLD_PATH: process.env.PATH ?? '',
    }
    const { code } = await runCommand(env)
    if (code === 0) break
    expect(code).toBe(null)
    await expect(upgradeIn(site, release, true)).rejects.toThrow(
      'the upgrade to release 1.1.0 was stopped half way; to go back, run this without --dry-run, which undoes it first',
    )
    await expect(upgradeIn(site, release)).rejects.toThrow(
      'the upgrade to release 1.1.0 was stopped half way and is undone now: the branch main is as it was.',
    )
    expectUntouched()
  }
  expect(last).toBeGreaterThan(8)
  expect(git(site, 'symbolic-ref', '--short', 'HEAD').trim()).toBe('upgrade-1.1.0')
})
