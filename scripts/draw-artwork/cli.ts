/** `npm run draw`: draws every picture into `content/media` and the icons into `public`. Same list, same bytes. */
import { join } from 'node:path'
import { appIcon, favicon } from './icons'
import { pictures } from './pictures'
import { renderPicture } from './render'
import { writeIfChanged } from './write-if-changed'

const root = join(import.meta.dirname, '../..')

async function draw() {
  const files = [
    ...pictures.map((picture) => ({ path: `content/media/${picture.path}`, bytes: () => renderPicture(picture) })),
    { path: 'public/favicon.svg', bytes: async () => Buffer.from(favicon()) },
    { path: 'public/icon-192.png', bytes: () => appIcon(192) },
    { path: 'public/icon-512.png', bytes: () => appIcon(512) },
    { path: 'public/apple-touch-icon.png', bytes: () => appIcon(180) },
  ]
  let changed = 0
  for (const { path, bytes } of files) {
    if (await writeIfChanged(join(root, path), await bytes())) {
      changed += 1
      console.log(path)
    }
  }
  console.log(`${files.length} files drawn, ${changed} of them changed.`)
}

await draw()
