/** A project as it is → what would be recognised as its sample. */
import { isProse } from '../passages'
import type { Project } from '../project'
import type { Sample } from '.'
import { textFingerprint } from './fingerprint'

/** Everything that visitors read or see in a project. */
export function sampleOf({ pages, pictures, publicFiles, site }: Project): Sample {
  const { name, products } = (site?.entry.data ?? {}) as { name: string; products: { name: string }[] }
  const names = [name, ...products.map((product) => product.name)]
  const prose = pages.flatMap(({ passages }) => passages.filter(isProse))
  return {
    names,
    texts: new Set(prose.flatMap(({ text }) => textFingerprint(text, names) ?? [])),
    files: new Set([...[...pictures.values()].map(({ hash }) => hash), ...publicFiles.map((file) => file.fingerprint)]),
  }
}
