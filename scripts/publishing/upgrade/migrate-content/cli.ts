/** Runs the migrations of the content, for `npm run upgrade`: the old release cannot know those of the new one. */
import { readOptions, runCommand, write } from '../../../lib/cli'
import { migrate } from '../migrate'
import { migrations } from '../migrations'

await runCommand('migrate-content', async (args) => {
  readOptions(args, {})
  await write(process.stdout, JSON.stringify(migrate('.', migrations)))
  return 0
})
