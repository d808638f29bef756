/**
 * The version of a picture that visitors see in the dark scheme: a file beside it with `.night` before its ending. Content
 * never names it, so that nothing has to be written in order to have one.
 */
import { nightPath } from '../../../src/content/picture-address'

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
