import { type Collection, collections, singles } from '../../schema/collections'
import { formAddress } from '../entry/form-address'

/** The address of the form for the page at `path`, if the page is made from a file of the content. */
export function formOfPage(path: string): string | undefined {
  for (const [file, { path: pathOf }] of Object.entries<Collection>(singles)) {
    const [folder = '', name = ''] = file.split('/')
    if (pathOf?.(name) === path) return formAddress(folder, name)
  }
  const id = path.slice(path.lastIndexOf('/') + 1)
  for (const [folder, { path: pathOf }] of Object.entries<Collection>(collections)) {
    if (id !== '' && pathOf?.(id) === path) return formAddress(folder, id)
  }
  return undefined
}
