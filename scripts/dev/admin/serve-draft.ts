import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { UNSAVED_HASH } from '../../../src/admin/preview/draft-page'
import type { PictureSize } from '../../../src/schema/additions'
import { MEDIA } from '../../build-content/public'
import { Refusal } from '../guard/refusal'
import { requireEditor } from '../guard/trusted-request'
import { largestSizeOf } from './content-names'
import type { draftReader } from './draft-page'
import { bodyOf, readJson, sendJson } from './http'
import { sizeSchema } from './serve-check'

const draftSchema = z.object({
  file: z.string().refine((name) => largestSizeOf(name) !== undefined && !name.startsWith(MEDIA)),
  text: z.string(),
  pictures: z.record(z.string().regex(/^[a-z0-9-]+\.webp$/), sizeSchema),
  names: z.array(z.string()),
})

/** More than the longest text. */
const LARGEST = 16 * 1024 * 1024

/**
 * Answers `POST` with what pages would read of the entry in its body. Nothing is written.
 * @param secret what the admin page of this server shows with every request
 */
export function answerDraft(read: ReturnType<typeof draftReader>, secret: string) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    requireEditor(request.headers, secret)
    if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end()
    const draft = draftSchema.safeParse(readJson((await bodyOf(request, LARGEST)).toString()))
    if (!draft.success) throw new Refusal(400, 'This is not an entry.')
    const { file, text, pictures, names } = draft.data
    const overlay = new Map<string, Uint8Array | PictureSize>([[file, Buffer.from(text)]])
    for (const [path, size] of Object.entries(pictures)) overlay.set(MEDIA + path, { ...size, hash: UNSAVED_HASH })
    sendJson(response, await read({ file, overlay, names }))
  }
}
