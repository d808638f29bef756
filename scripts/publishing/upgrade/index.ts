/** An upgrade from the installed release to a newer one, on a branch of its own. */
import { EnvironmentError } from '../../lib/environment-error'
import { expectRepository } from '../changes/git'
import { goBackFirst, undo } from '../changes/go-back'
import { alone, Journal } from '../changes/journal'
import { isStopped, run, Stopped } from '../changes/stop'
import { type Addresses, compareAddresses, readAddresses } from './addresses'
import { applyFiles, commitAll, installPackages, migrateContent } from './apply'
import { contentVersion } from './migrate'
import { type Preparation, prepare } from './preparation'
import { openRelease, type Release } from './release'
import { describeChanges, describeDryRun, describeResult } from './report'

type Options = {
  folder: string
  /** A folder, or the address of a Git repository. */
  from: string
  isDryRun: boolean
  say: (text: string) => Promise<void>
  /** Undoes the upgrade. */
  signal: AbortSignal
}

/** Resolves to whether the site builds on the newer release and no address is lost. Throws Stopped after the signal. */
export async function upgrade(options: Options): Promise<boolean> {
  const { folder, isDryRun, say, signal } = options
  expectRepository(folder)
  const { says, isGood } = await alone(folder, () => {
    goBackFirst(folder, !isDryRun)
    return takeRelease(options)
  }).catch(async (error: Error) => {
    if (error.message !== '' && (error instanceof Stopped || !(await isStopped(signal)))) throw error
    throw new Stopped('nothing was changed')
  })
  await say(says)
  return isGood
}

async function takeRelease({ folder, from, isDryRun, say, signal }: Options) {
  const release = await openRelease(from, signal)
  try {
    const preparation = prepare(folder, release)
    if (isDryRun) {
      const says = describeDryRun(preparation, contentVersion(folder), contentVersion(release.folder))
      return { says, isGood: true }
    }
    const before = await build(folder, signal)
    if (typeof before === 'string') {
      await say(before)
      throw new EnvironmentError('the site does not build before the upgrade, so nothing was changed')
    }
    const { migrations, after } = await change(folder, release, preparation, signal)
    const doesBuild = typeof after !== 'string'
    const addresses = doesBuild ? compareAddresses(before, after) : undefined
    const says = [
      describeChanges(preparation, migrations),
      doesBuild ? '' : `${after}\nThe site does not build on the newer release.\n`,
      describeResult(preparation, addresses),
    ]
    return { says: says.join(''), isGood: addresses?.lost.length === 0 }
  } finally {
    release.close()
  }
}

/** Writes and commits everything and builds the site, or leaves the folder as it was. */
async function change(folder: string, release: Release, preparation: Preparation, signal: AbortSignal) {
  const { branch, commit, upgradeBranch: newBranch, to, lock } = preparation
  const journal = Journal.begin(folder, { branch, commit, newBranch, what: `the upgrade to release ${to}` })
  try {
    applyFiles(folder, release, preparation, journal)
    if (lock.install) await installPackages(folder, lock.install, journal, signal)
    const migrations = await migrateContent(folder, journal, signal)
    const after = await build(folder, signal)
    commitAll(folder, release, preparation, journal)
    return { migrations, after }
  } catch (error) {
    const isWanted = await isStopped(signal)
    const result = undo(journal)
    if (isWanted) throw new Stopped(`the upgrade is undone: ${result}`)
    throw new EnvironmentError(`the upgrade failed and was undone: ${(error as Error).message}\nNow ${result}`)
  }
}

/** The addresses of the built site, or what the build says when it fails. */
async function build(folder: string, signal: AbortSignal): Promise<Addresses | string> {
  const { code, stderr } = await run({ folder, signal }, process.execPath, 'scripts/run.mjs', 'build-site')
  return code === 0 ? readAddresses(folder) : stderr
}
