/** Addresses that stand under two names, and names of networks whose addresses lead elsewhere. */
import { hostOf, networkCalled, networkOf } from '../../../src/lib/networks'
import { type Entry, nameOf, textsOf } from '../../build-content/public'
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isPlaceholderUrl } from '../../lib/reserved-hosts'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import type { Path } from '../../lib/schema/walk'
import { sameAddress } from '../../lib/web-address'
import type { Project } from '../project'

type Named = {
  entry: Entry
  path: Path
  url: string
  /** What visitors read there, if it is a text of the content. */
  label?: string
  isProfile: boolean
}

export function checkNamedAddresses({ pages, site }: Project): Diagnostic[] {
  // Those of the settings first: where two say the same address, the message stands in the other file.
  const settings = pages.filter((page) => page === site)
  const others = pages.filter((page) => page !== site)
  const all = [...settings, ...others].flatMap(({ entry }) => namedIn(entry))
  return all.flatMap((named, index) => {
    const twin = all.slice(0, index).find((other) => sameAddress(other.url, named.url) && !maySayTheSame(other, named))
    return [...(twin ? [twice(named, twin)] : []), ...elsewhere(named)]
  })
}

/** The addresses of the settings, of people and of packages. Placeholders are named by the check of placeholders. */
const namedIn = (entry: Entry): Named[] =>
  isSingle(entry.kind, 'settings/site') || isSingle(entry.kind, 'pages/startups') || isIn(entry.kind, 'people')
    ? textsOf(entry).flatMap(({ path, value, field }) =>
        field.role !== 'webAddress' || isPlaceholderUrl(value)
          ? []
          : { entry, path, url: value, label: labelOf(entry, path, value), isProfile: field.isProfile === true },
      )
    : []

/** The label or the name that stands beside an address. */
function labelOf(entry: Entry, path: Path, url: string): string | undefined {
  const beside = (name: string) => [...path.slice(0, -1), name].join()
  const found = textsOf(entry).find(({ path: other }) => [beside('label'), beside('name')].includes(other.join()))
  return path.length > 1 ? (found?.value ?? networkOf(url)) : undefined
}

/**
 * Packages may share a payment page, and a person may be who stands behind a profile of the agency, as long as both call it
 * the same. Twins within one list of profiles are mistakes that the build names.
 */
function maySayTheSame(one: Named, other: Named): boolean {
  if (one.entry === other.entry && isSingle(one.entry.kind, 'pages/startups')) return true
  if (!one.isProfile || !other.isProfile) return false
  if (one.entry === other.entry) return true
  const isOfTheSite = ({ entry }: Named) => isSingle(entry.kind, 'settings/site')
  return (isOfTheSite(one) || isOfTheSite(other)) && one.label === other.label
}

const wordsFor = ({ path, label }: Named) => (label ? `${nameOf(path)}, ${quote(label)},` : nameOf(path))

const twice = (named: Named, twin: Named): Diagnostic =>
  diagnosticAt(named.entry.file, named.entry.place(named.path), {
    code: 'address-twice',
    text: `${wordsFor(named)} has the same address as ${wordsFor(twin).replace(/,$/, '')}${
      twin.entry === named.entry ? '' : ` of ${twin.entry.file}`
    }.`,
    hint: 'Visitors expect two places. Correct one of the two addresses, or remove one of the two.',
  })

/** A network that anybody runs under an address of their own can be anywhere. */
function elsewhere({ entry, path, url, label = '', isProfile }: Named): Diagnostic[] {
  const network = isProfile ? networkCalled(label) : undefined
  if (!network || network.isOpen || networkOf(url) !== undefined) return []
  return [
    diagnosticAt(entry.file, entry.place(path), {
      code: 'not-of-network',
      text: `The label says ${quote(label)}, whose profiles are at ${network.host}, and this address is at ${hostOf(url) ?? quote(url)}.`,
      hint: `Write the address of the profile at ${network.host}, or name the site that the address leads to.`,
    }),
  ]
}
