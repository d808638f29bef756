/** Pictures of the content → their versions for pages, the pictures of shared links, and the files for newspapers. */
import path from 'node:path'
import { SHARE_PICTURE } from '../../lib/site-files'
import { bareFile } from '../pictures/bare-file'
import { type PictureFile, renderPictures } from '../pictures/pictures'
import { pressKitFiles } from '../pictures/press-kit'
import { readCards } from '../pictures/share/cards'
import { shareImages } from '../pictures/share/draw'
import type { SiteFile } from '../publish/site-file'
import type { Build } from './open'

export async function makePictures({
  folders: { source, cache },
  site,
  words,
  read,
  readJson,
  log: { progress },
}: Build): Promise<[path: string, file: SiteFile][]> {
  const mediaDir = path.join(source, 'media')
  const pictures = await readJson<PictureFile[]>('pictures')
  const versions = await renderPictures({
    pictures,
    mediaDir,
    cacheDir: path.join(cache, 'pictures'),
    onRendered: progress('pictures', pictures.length),
  })
  const cards = await readCards(read, words)
  const shared = await shareImages({
    cards,
    name: site.name,
    root: '.',
    mediaDir,
    cacheDir: path.resolve(cache, 'share'),
    onDrawn: progress('share images', cards.length),
  })
  const newsroom = await read('pages/press')
  const kit = { mediaDir, logo: 'theme/logo.svg', cacheDir: path.resolve(cache, 'press-kit') }
  const share = path.join(mediaDir, SHARE_PICTURE)
  return [
    ...Array.from(versions, ([name, link]): [string, SiteFile] => [name, { key: path.basename(link), link }]),
    ...shared,
    ...(newsroom ? await pressKitFiles({ page: newsroom, ...kit }) : []),
    [SHARE_PICTURE, await bareFile(share, kit.cacheDir)],
  ]
}
