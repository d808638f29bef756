import { z } from 'zod'
import { UNSAVED_HASH } from '../../../src/admin/preview/draft-page'
import type { PictureSize } from '../../../src/schema/additions'
import { MEDIA } from '../../build-content/public'
import { largestSizeOf } from './content-names'
import type { draftReader } from './draft-page'
import { answerJson } from './http'
import { sizeSchema } from './serve-check'

const draftSchema = z.object({
  file: z.string().refine((name) => largestSizeOf(name) !== undefined && !name.startsWith(MEDIA)),
  text: z.string(),
  pictures: z.record(z.string().regex(/^[a-z0-9-]+\.webp$/), sizeSchema),
  names: z.array(z.string()),
})

/** Answers `POST` with what pages would read of the entry in its body. Nothing is written. */
export const answerDraft = (read: ReturnType<typeof draftReader>) =>
  answerJson(draftSchema, 'This is not an entry.', ({ file, text, pictures, names }) => {
    const overlay = new Map<string, Uint8Array | PictureSize>([[file, Buffer.from(text)]])
    for (const [path, size] of Object.entries(pictures)) overlay.set(MEDIA + path, { ...size, hash: UNSAVED_HASH })
    return read({ file, overlay, names })
  })
