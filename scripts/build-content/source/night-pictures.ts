/**
 * The version of a picture that visitors see in the dark scheme: a file beside it with `.night` before its ending. Content
 * never names it, so that nothing has to be written in order to have one.
 */
import { nightPath } from '../../../src/content/picture-address'
import type { PictureSize } from '../../../src/schema/additions'
import type { Message, Place } from '../../lib/diagnostics/diagnostic'

const ENDINGS = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'gif']

type Paths = Pick<ReadonlySet<string>, 'has'>

/** The path of the night version of a picture. Its ending may be another one; the same ending comes first. */
export function nightOf(path: string, paths: Paths): string | undefined {
  const same = nightPath(path)
  if (same === path) return undefined
  return [same, ...ENDINGS.map((ending) => `${withoutEnding(same)}.${ending}`)].find((night) => paths.has(night))
}

/** Whether a file has the name of a night version. */
export const isNightName = (path: string): boolean => /\.night\.[^./]+$/.test(path)

/** The path that the picture would have whose night version has this name. */
export const dayPath = (path: string): string => path.replace(/\.night(?=\.[^./]+$)/, '')

export const withoutEnding = (path: string): string => path.replace(/\.[^./]+$/, '')

/** `moves` is for a picture with several frames, of which the site shows the first. */
export type MeasuredPicture = PictureSize & { moves?: true }

/** The size of each picture by its path below `content/media`, or what is wrong with its file. */
export type Measured = Map<string, MeasuredPicture | MediaMessage>

/** What is wrong with a file, and where, if it is text. */
export type MediaMessage = Message & { place?: Place }

export const isSize = (measured: unknown): measured is MeasuredPicture =>
  typeof measured === 'object' && measured !== null && 'hash' in measured
