/** What comes from others is the version that was looked at, and runs with as few rights as it can. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'

type Lock = { packages: Record<string, { version: string; integrity?: string; resolved?: string; link?: boolean }> }
type Workflow = {
  permissions?: Record<string, string>
  jobs: Record<
    string,
    { permissions?: Record<string, string>; steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[] }
  >
}

const WORKFLOWS = '.github/workflows'

const lockFiles = ['.', ...readdirSync('tests').map((folder) => `tests/${folder}`)]
  .map((folder) => `${folder}/package-lock.json`)
  .filter((file) => existsSync(file))

test.each(lockFiles)('every package of %s is checked against a hash, and the file names no registry', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  expect(installed.length).toBeGreaterThan(10)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

test('packages are installed without running their scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (file) => {
  const text = readFileSync(`${WORKFLOWS}/${file}`, 'utf8')
  const { permissions, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? [])

  it('uses actions by the hash of a release that it names', () => {
    const used = text.match(/^.*\buses: (?!\.\/).*$/gm) ?? []
    expect(used.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })

  it('can only read, but for jobs that say otherwise', () => {
    expect(permissions).toEqual({ contents: 'read' })
  })

  it('runs no package where it may write to the repository', () => {
    const writers = Object.values(jobs).filter((job) => job.permissions?.contents === 'write')
    expect(writers.flatMap((job) => job.steps ?? []).filter(({ run }) => /\bnp[mx]\b/.test(run ?? ''))).toEqual([])
  })

  it('leaves no token behind for the packages that it runs', () => {
    if (!steps.some(({ run }) => /\bnp[mx]\b|\.ci\/run/.test(run ?? ''))) return
    const checkouts = Object.values(jobs)
      .filter((job) => job.permissions?.contents !== 'write')
      .flatMap((job) => job.steps ?? [])
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter(({ with: options }) => options?.['persist-credentials'] !== false)).toEqual([])
  })

  it('proves the origin only of what was made without a cache', () => {
    const proving = Object.values(jobs).filter(({ steps: own }) => own?.some(({ uses }) => uses?.includes('/attest-')))
    const cached = proving
      .flatMap((job) => job.steps ?? [])
      .filter(({ uses, with: options }) => uses?.startsWith('actions/cache') || options?.cache !== undefined)
    expect(cached).toEqual([])
  })

  it('publishes only what it has verified', () => {
    const names = Object.values(jobs).map(({ steps: own }) => own?.map(({ uses, run }) => uses ?? run ?? '') ?? [])
    const publishing = names.filter((own) => own.some((name) => name.startsWith('actions/deploy-pages@')))
    for (const own of publishing) {
      const verified = own.findIndex((name) => name.startsWith('gh attestation verify artifact.tar '))
      expect(verified).toBeGreaterThan(-1)
      expect(own.findIndex((name) => name.startsWith('actions/deploy-pages@'))).toBeGreaterThan(verified)
    }
  })
})
