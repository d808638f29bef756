/** `npx tsx sample/artwork/cli.ts`: draws the sample artwork. The same list of pictures always gives the same bytes. */
import { join } from 'node:path'
import { readOptions, runCommand, withHelp, write } from '../../scripts/lib/cli'
import { writeIfChanged } from '../../scripts/lib/write-file'
import { appIcon, favicon, icoFile } from './icons'
import { pictures } from './pictures'
import { sampleShare } from './pictures/pages'
import { renderPicture } from './render'

const PROJECT = join(import.meta.dirname, '../..')

const USAGE = `Usage: npx tsx sample/artwork/cli.ts
Draws every picture of the sample into content/media, and the icons into public.
`

async function run(args: string[]): Promise<number> {
  readOptions(args, {})
  const files = [
    ...pictures.map((picture) => ({ path: `content/media/${picture.path}`, bytes: () => renderPicture(picture) })),
    { path: 'public/favicon.svg', bytes: async () => Buffer.from(favicon()) },
    { path: 'public/favicon.ico', bytes: icoFile },
    { path: 'public/icon-192.png', bytes: () => appIcon(192) },
    { path: 'public/icon-512.png', bytes: () => appIcon(512) },
    { path: `public/${sampleShare.path}`, bytes: () => renderPicture(sampleShare) },
    { path: 'public/apple-touch-icon.png', bytes: () => appIcon(180) },
  ]
  let changed = 0
  for (const { path, bytes } of files) {
    if (!(await writeIfChanged(join(PROJECT, path), await bytes()))) continue
    changed++
    await write(process.stdout, `${path}\n`)
  }
  await write(process.stdout, `${files.length} files drawn, ${changed} of them changed.\n`)
  return 0
}

await runCommand('draw', withHelp(USAGE, run))
