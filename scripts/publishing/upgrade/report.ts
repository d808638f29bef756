/** What an upgrade says. */
import { plural } from '../../lib/diagnostics/words'
import type { AddressChanges } from './addresses'
import { patchOf } from './base'
import type { Done } from './migrate'
import type { Preparation } from './preparation'

const list = (items: readonly string[]): string => items.map((item) => `  ${item}\n`).join('')

const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${heading}\n${list(items)}`

/** What would happen, file by file. */
export function describeDryRun(preparation: Preparation, version: number, newVersion: number): string {
  const { from, to, plan, lock } = preparation
  return [
    `An upgrade from release ${from} to ${to} would do this. Nothing was changed.\n`,
    section('Files it adds:', plan.added),
    section('Files it replaces:', plan.replaced),
    section('Files it deletes:', plan.deleted),
    section('What you deleted stays deleted:', plan.stayDeleted),
    section(
      `Files of the project that you changed; ${patchOf(preparation)} would keep your changes:`,
      inPatch(preparation),
    ),
    changesByHand(preparation),
    overruled(preparation),
    lock.install ? 'It installs other packages.\n' : 'It installs no packages.\n',
    `Migrations of the content: ${newVersion - version}.\n`,
  ].join('')
}

/** What was written. */
export function describeChanges(preparation: Preparation, migrations: readonly Done[]): string {
  const { from, to, plan } = preparation
  const { added, replaced, deleted, changedByAgency, stayDeleted } = plan
  const patched = inPatch(preparation)
  const patch = patchOf(preparation)
  return [
    `Upgraded from release ${from} to ${to}: ${plural(added.length, 'file', 'files')} added, ${replaced.length} replaced, ${deleted.length} deleted.\n`,
    section('What you deleted stays deleted:', stayDeleted),
    section('You had changed these files of the project:', patched),
    patched.length > 0 ? `Your changes are kept in ${patch}. To make them again: git apply --3way ${patch}\n` : '',
    changedByAgency.length === 0 ? 'You had changed no file of the project.\n' : '',
    changesByHand(preparation),
    overruled(preparation),
    section(
      'Migrations of the content:',
      migrations.map(({ number, says, files }) => `${number}. ${says} (${plural(files.length, 'file', 'files')})`),
    ),
  ].join('')
}

const inPatch = ({ plan, withoutPatch }: Preparation): string[] =>
  plan.changedByAgency.filter((file) => !withoutPatch.includes(file))

const changesByHand = ({ branch, upgradeBranch, withoutPatch }: Preparation): string =>
  section(
    `You had changed these too, and Git does not have their text as it came; compare with git diff ${upgradeBranch} ${branch}:`,
    withoutPatch,
  )

const overruled = ({ packageJson }: Preparation): string =>
  section(
    'Entries of package.json that you and the release changed; those of the release count:',
    packageJson.overruled,
  )

/** What the upgrade did to the site, and what to do now. `addresses` is missing when the site does not build. */
export function describeResult(preparation: Preparation, addresses: AddressChanges | undefined): string {
  const { branch, upgradeBranch } = preparation
  const isGood = addresses?.lost.length === 0
  return [
    addresses ? describeAddresses(addresses) : '',
    `The upgrade is on the branch ${upgradeBranch}.\n`,
    isGood ? `To take it: git switch ${branch} && git merge ${upgradeBranch}\n` : '',
    `To go back: ${wayBack(preparation)}\n`,
  ].join('')
}

function describeAddresses({ before, after, added, gone, lost }: AddressChanges): string {
  return [
    `Pages: ${before} before, ${after} after; ${added.length} added, ${gone.length} gone, ${plural(lost.length, 'address', 'addresses')} lost.\n`,
    section('Added:', added),
    section('Gone:', gone),
    section('Lost:', lost),
    lost.length > 0
      ? `Each lost address needs a page that answers for it. Add it there under aliases, as docs/editing/rename-a-page.md shows, then build again:\naliases:\n${list(lost.map((address) => `- ${address}`))}`
      : '',
  ].join('')
}

/** The command that undoes an upgrade. */
function wayBack({ branch, upgradeBranch, lock }: Preparation): string {
  const packages = lock.install ? ' && npm ci' : ''
  return `git switch ${branch} && git branch -D ${upgradeBranch}${packages}`
}
