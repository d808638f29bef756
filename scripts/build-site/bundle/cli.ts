/** `node scripts/run.mjs build-site/bundle NAME FOLDER`: bundles one program. The build of the site runs it. */
import { choiceOption, readOptions, runCommand } from '../../lib/cli'
import { bundleAdmin, bundleLocalAdmin } from './bundle-admin'
import { bundleDraftPage } from './bundle-draft-page'
import { bundleSite } from './bundle-site'
import type { ProgramName } from './fingerprint'

const bundlers: Record<ProgramName, (folder: string) => Promise<void>> = {
  site: bundleSite,
  admin: bundleAdmin,
  'local-admin': bundleLocalAdmin,
  'draft-page': bundleDraftPage,
}

await runCommand('build', async (args) => {
  const [name = '', folder = ''] = readOptions(args, {}, 2).words
  await bundlers[choiceOption('program', name, Object.keys(bundlers) as ProgramName[])](folder)
  return 0
})
