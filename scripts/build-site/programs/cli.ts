/** `node scripts/run.mjs build-site/programs NAME FOLDER`: bundles one program. The build of the site runs it. */
import { choiceOption, readOptions, runCommand } from '../../lib/cli'
import { bundleAdmin } from './bundle-admin'
import { bundleSite } from './bundle-site'

const bundlers = { site: bundleSite, admin: bundleAdmin }

await runCommand('build', async (args) => {
  const [name = '', folder = ''] = readOptions(args, {}, 2).words
  await bundlers[choiceOption('program', name, ['site', 'admin'] as const)](folder)
  return 0
})
