/** What somebody sees who gets a link to the page, as scripts/build-site/pictures/share draws it. */
import { pictureSources } from '../../content/picture-address'
import type { PictureSize } from '../../schema/additions'
import { generatedName } from '../entry/page'
import type { SharedLink } from './results'

export type Shown = { file: string; data: Record<string, unknown>; addresses: Record<string, string> }

/** @param title the title of the page, which ends with the name of the agency */
export function sharedLinkOf(
  { file, data, addresses }: Shown,
  { title, host }: { title: string; host: string },
): SharedLink {
  const entry = (data[generatedName(file)] ?? {}) as Record<string, unknown>
  const own = typeof entry.shareImage === 'string' ? entry.shareImage : undefined
  const image = own ?? (typeof entry.image === 'string' ? entry.image : undefined)
  const size = image === undefined ? undefined : (entry.pictures as Record<string, PictureSize> | undefined)?.[image]
  return {
    title: title.replace(/ – [^–]*$/, ''),
    address: host,
    picture: image && size ? (addresses[image] ?? pictureSources(image, size).src) : undefined,
    focus: size?.focus,
    isOwn: own !== undefined,
  }
}
