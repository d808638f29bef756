/** Answers with what was made of the content: the data of pages, and pictures, which are drawn when they are asked for. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect } from 'vite'
import { isSvg } from '../../src/content/picture-address'
import { type PictureFile, renderPictures, versionsOf } from '../build-site/pictures/pictures'

type ContentFolders = { source: string; generated: string; cache: string }

/** Answers below `/data`. What does not exist is `null`, as in the built site. */
export function answerData({ generated }: ContentFolders) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const name = addressOf(request)
    const json = /^(?:\/[a-z0-9-]+)+\.json$/.test(name)
      ? await readFile(path.join(generated, name), 'utf8').catch(() => 'null')
      : 'null'
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'no-store')
    response.end(json)
  }
}

/**
 * Answers below `/media`, with the versions of pictures that pages name and with no others.
 * @param pictures those that pages name
 */
export function answerMedia(
  { source, generated, cache }: ContentFolders,
  pictures = async (): Promise<PictureFile[]> =>
    JSON.parse(await readFile(path.join(generated, 'pictures.json'), 'utf8')),
) {
  return async (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    const address = addressOf(request)
    const picture = await pictureFor(address, pictures)
    if (!picture) return next()
    const rendered = await renderPictures({
      pictures: [picture],
      mediaDir: path.join(source, 'media'),
      cacheDir: path.join(cache, 'pictures'),
    })
    const file = rendered.get(`media${address}`)
    if (!file) return next()
    response.setHeader(
      'Content-Type',
      address.endsWith('.svg') ? 'image/svg+xml' : `image/${path.extname(address).slice(1)}`,
    )
    response.end(await readFile(file))
  }
}

/** The decoded address below the folder. */
const addressOf = ({ url = '' }: IncomingMessage): string => decodeURIComponent(url.split('?')[0] ?? '')

/** The picture that has a version of this address, such as `/blog/press-kit.0a1b2c3d.960.avif`. */
async function pictureFor(address: string, pictures: () => Promise<PictureFile[]>): Promise<PictureFile | undefined> {
  const [, logo] = /\.([0-9a-f]{8})(?:\.text)?\.svg$/.exec(address) ?? []
  if (logo) return (await pictures()).find(({ path, hash }) => isSvg(path) && hash === logo)
  const [, hash] = /\.([0-9a-f]{8})\.\d+\.(avif|webp)$/.exec(address) ?? []
  if (!hash) return undefined
  return (await pictures()).find(
    (picture) => picture.hash === hash && versionsOf(picture).some((version) => version.address === `/media${address}`),
  )
}
