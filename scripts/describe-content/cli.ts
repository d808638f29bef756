/** `npm run describe`: writes what follows from the schema, and removes what no longer does. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describeContent, OWN_FOLDERS } from '.'

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
