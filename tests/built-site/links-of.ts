import { attributes, fileFor, markup, paths } from './site'

/** The pages of the site that a page links to. */
export function linkedFrom(path: string): string[] {
  const file = fileFor(path)
  if (!file) throw new Error(`There is no page ${path}.`)
  const anchors = markup(file).match(/<a\s[^>]*>/g) ?? []
  const addresses = anchors.flatMap((anchor) => attributes(anchor, 'href'))
  const internal = addresses.filter((address) => address.startsWith('/') && !address.startsWith('//'))
  return internal.map((address) => address.split(/[?#]/)[0] ?? '').filter((address) => paths.includes(address))
}
