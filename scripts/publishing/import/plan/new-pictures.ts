/** Pictures of an import: which file each address means, what it will be called, and what is wrong with it. */
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { idFrom } from '../../../../src/lib/id-from'
import type { PictureSize } from '../../../../src/schema/entries'
import { isSize, measurePictures } from '../../../build-content/public'
import type { Question } from '../old-site'
import { pictureName } from '../text/targets'
import type { Existing } from './existing'
import type { GivenPictures } from './given-pictures'

export type NewPicture = { path: string; source: string; size: PictureSize; isThere: boolean }

const FOLDER = 'blog'

/** The pictures that posts show, each measured and with a name that is free. */
export class NewPictures {
  readonly #given: GivenPictures
  readonly #byFile = new Map<string, NewPicture | { question: string; remedy: string }>()

  readonly #byPath = new Map<string, NewPicture>()

  private constructor(given: GivenPictures) {
    this.#given = given
  }

  /** @param files paths below the folder of the given pictures */
  static async of(given: GivenPictures, files: ReadonlySet<string>, existing: Existing): Promise<NewPictures> {
    const pictures = new NewPictures(given)
    const measured = await measurePictures({ paths: new Set(files), folder: given.folder }, files)
    const taken = new Set([...existing.pictures].map((path) => path.toLowerCase()))
    for (const file of [...files].sort()) {
      const size = measured.get(file)
      if (/\.svg$/i.test(file))
        pictures.#byFile.set(file, {
          question: 'It is an SVG, which can contain scripts.',
          remedy: 'Export it as PNG or WebP.',
        })
      else if (isSize(size)) {
        const picture = pictures.#named(file, size, taken, existing)
        pictures.#byFile.set(file, picture)
        pictures.#byPath.set(picture.path, picture)
      } else
        pictures.#byFile.set(file, {
          question: size?.text ?? 'The file cannot be read.',
          remedy: size?.hint ?? 'Export it again.',
        })
    }
    return pictures
  }

  #named(file: string, size: PictureSize, taken: Set<string>, { media }: Existing): NewPicture {
    const source = join(this.#given.folder, file)
    const ending = extname(file).toLowerCase().replace('.jpeg', '.jpg').replace('.jfif', '.jpg')
    const stem =
      idFrom(file.slice(file.lastIndexOf('/') + 1, -ending.length || undefined).replace(/\.\w+$/, '')) || 'picture'
    for (let count = 1; ; count += 1) {
      const path = `${FOLDER}/${stem.slice(0, 80)}${count === 1 ? '' : `-${count}`}${ending}`
      if (!taken.has(path)) {
        taken.add(path)
        return { path, source, size, isThere: false }
      }
      if (isSameFile(source, join(media, path))) return { path, source, size, isThere: true }
    }
  }

  /** The size of a picture by its new path. */
  sizeOf(path: string): PictureSize | undefined {
    return this.#byPath.get(path)?.size
  }

  /** The file that has to be copied to a new path, unless the same bytes are there. */
  toCopy(path: string): string | undefined {
    const picture = this.#byPath.get(path)
    return picture?.isThere ? undefined : picture?.source
  }

  /** The picture that an address means. */
  find(src: string, from: string): { picture?: NewPicture; question?: Question } {
    const file = this.#given.find(src, from)
    const at = pictureName(src).split(/[?#]/)[0]?.split('/').at(-1) ?? ''
    if (file === undefined)
      return {
        question: {
          at,
          text: `The file of the picture ${pictureName(src)} is not beside the export.`,
          remedy: 'Put the file into content/media, and write it in the place of this mark: ![What it shows](file.jpg)',
        },
      }
    const found = this.#byFile.get(file)
    if (found && 'path' in found) return { picture: found }
    return {
      question: {
        at,
        text: `The picture ${file} cannot be used. ${found?.question ?? ''}`.trim(),
        remedy: found?.remedy ?? '',
      },
    }
  }
}

function isSameFile(source: string, target: string): boolean {
  return existsSync(target) && readFileSync(target).equals(readFileSync(source))
}
