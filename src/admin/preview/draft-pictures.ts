/** Pictures that an editor chose and that are not saved yet: the form knows them by addresses of the browser. */
import type { FlatValues } from '../cms/hook-types'
import { PUBLIC_FOLDER } from '../fields/pictures'
import type { Size } from '../save/check/objections'

const BROWSER_ADDRESS = /blob:[^\s)"'>]+/g

type Known = { path: string; size: Size }

export type NamedPictures = {
  /** The values with a path below `content/media` instead of each such address. */
  values: FlatValues
  sizes: Record<string, Size>
  /** The address in the browser of each path. */
  addresses: Record<string, string>
}

/** @param measure the size of a picture by its address; throws if it is not a picture */
export function createPictureNames(measure = measureInBrowser) {
  const known = new Map<string, Promise<Known>>()
  const know = (address: string) => {
    // The pipeline takes the kind of a picture from its bytes, which it never sees here.
    const path = `not-saved-yet-${known.size + 1}.webp`
    const found = known.get(address) ?? measure(address).then((size) => ({ path, size }))
    known.set(address, found)
    return found
  }

  return async (values: FlatValues): Promise<NamedPictures> => {
    const named: NamedPictures = { values: { ...values }, sizes: {}, addresses: {} }
    for (const [field, value] of Object.entries(values)) {
      if (typeof value !== 'string' || !value.includes('blob:')) continue
      let text = value
      for (const [address] of value.matchAll(BROWSER_ADDRESS)) {
        const { path, size } = await know(address)
        named.sizes[path] = size
        named.addresses[path] = address
        text = text.replaceAll(address, `${PUBLIC_FOLDER}/${path}`)
      }
      named.values[field] = text
    }
    return named
  }
}

async function measureInBrowser(address: string): Promise<Size> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return { width: picture.naturalWidth, height: picture.naturalHeight }
}
