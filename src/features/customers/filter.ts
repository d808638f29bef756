/** The clients that a visitor asks for. */
import { site } from '@/content/settings'
import { idFrom } from '@/lib/id-from'
import type { PortfolioGroup } from '@/schema/entries'
import type { CustomerFilter } from './filter-address'

export type Choice = { id: string; name: string }

/** The services that clients received, each once, in the order of the alphabet. */
export function servicesOf(groups: readonly PortfolioGroup[]): Choice[] {
  const names = groups.flatMap(({ clients }) => clients.flatMap(({ services = [] }) => services))
  const byId = new Map(names.map((name) => [idFrom(name), name]))
  return [...byId].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, site.language))
}

/** The groups and clients that match. A value that no client has is a mistake in the address and filters nothing. */
export function filterGroups(
  groups: readonly PortfolioGroup[],
  { sector, service }: CustomerFilter,
): readonly PortfolioGroup[] {
  const isSector = groups.some(({ id }) => id === sector)
  const isService = servicesOf(groups).some(({ id }) => id === service)
  return groups
    .filter(({ id }) => !isSector || id === sector)
    .map((group) => ({
      ...group,
      clients: group.clients.filter(
        ({ services = [] }) => !isService || services.some((name) => idFrom(name) === service),
      ),
    }))
    .filter(({ clients }) => clients.length > 0)
}

export const countClients = (groups: readonly PortfolioGroup[]): number =>
  groups.reduce((count, { clients }) => count + clients.length, 0)
