/** `npm run describe`: writes the files that are made from the schema, and removes those that no longer are. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readOptions, runCommand, withHelp } from '../../lib/cli'
import { describeContent, OWN_FOLDERS } from '.'

const USAGE = `Usage: npm run describe
Writes the reference for editors and the settings of editor programs again, after a change in src/schema.
`

async function run(args: string[]): Promise<number> {
  readOptions(args, {})
  const files = describeContent()
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  for (const folder of OWN_FOLDERS) {
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile() && !files.has(path.replaceAll('\\', '/'))) await rm(path)
    }
  }
  return 0
}

await runCommand('describe', withHelp(USAGE, run))
