import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { UNSAVED_HASH } from '../../../src/admin/preview/draft-page'
import type { Changes } from '../../../src/admin/save/check/objections'
import { MEDIA, type Overlay } from '../../build-content/public'
import { Refusal } from '../guard/refusal'
import { requireEditor } from '../guard/trusted-request'
import type { changeChecker } from './check-change'
import { largestSizeOf } from './content-names'
import { bodyOf, readJson, sendJson } from './http'

const pixels = z.int().min(1)
export const sizeSchema = z.object({ width: pixels, height: pixels })

const changesSchema: z.ZodType<Changes> = z.record(
  z.string(),
  z.union([z.string(), sizeSchema, z.literal(true), z.null()]),
)

/** More than all texts of a save together. */
const LARGEST = 16 * 1024 * 1024

/**
 * Answers `POST` with what the change in its body would make wrong.
 * @param secret what the admin page of this server shows with every request
 */
export function answerCheck(check: ReturnType<typeof changeChecker>, secret: string) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    requireEditor(request.headers, secret)
    if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end()
    const body = (await bodyOf(request, LARGEST)).toString()
    const changes = changesSchema.safeParse(readJson(body))
    if (!changes.success) throw new Refusal(400, 'This is not a change.')
    const overlay: Overlay = new Map(
      Object.entries(changes.data)
        // Pictures of other kinds have no place in the content; the pipeline says so where they are named.
        .filter(([name]) => largestSizeOf(name) !== undefined || name.startsWith(MEDIA))
        .map(([name, change]) => [name, overlaid(change)]),
    )
    sendJson(response, await check(overlay))
  }
}

function overlaid(change: Changes[string]) {
  if (typeof change === 'string') return Buffer.from(change)
  if (change === true) return 'picture'
  return change && { ...change, hash: UNSAVED_HASH }
}
