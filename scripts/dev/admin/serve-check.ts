import { z } from 'zod'
import { UNSAVED_HASH } from '../../../src/admin/preview/draft-page'
import type { Changes } from '../../../src/admin/save/check/objections'
import { MEDIA } from '../../build-content/public'
import type { changeChecker } from './check-change'
import { largestSizeOf } from './content-names'
import { answerJson } from './http'

const pixels = z.int().min(1)
export const sizeSchema = z.object({ width: pixels, height: pixels })

const changesSchema: z.ZodType<Changes> = z.record(
  z.string(),
  z.union([z.string(), sizeSchema, z.literal(true), z.null()]),
)

/** Answers `POST` with what the change in its body would make wrong. */
export const answerCheck = (check: ReturnType<typeof changeChecker>) =>
  answerJson(changesSchema, 'This is not a change.', (changes) => {
    // Pictures of other kinds have no place in the content; the pipeline says so where they are named.
    const known = Object.entries(changes).filter(
      ([name]) => largestSizeOf(name) !== undefined || name.startsWith(MEDIA),
    )
    return check(new Map(known.map(([name, change]) => [name, overlaid(change)])))
  })

function overlaid(change: Changes[string]) {
  if (typeof change === 'string') return Buffer.from(change)
  if (change === true) return 'picture'
  return change && { ...change, hash: UNSAVED_HASH }
}
