import { describe, expect, test } from 'vitest'
import type { PortfolioGroup } from '@/schema/entries'
import { countClients, filterGroups, servicesOf } from './filter'
import { parseFilter } from './filter-address'

const group = (id: string, clients: Record<string, string[] | undefined>) =>
  ({ id, clients: Object.entries(clients).map(([name, services]) => ({ id: name, name, services })) }) as PortfolioGroup

const groups = [
  group('phones', { northly: ['Reviews', 'Customer interviews'], kiva: ['Reviews'] }),
  group('events', { fair: ['Trade fair stands'], evening: undefined }),
]

const named = (filter: Parameters<typeof filterGroups>[1]) =>
  filterGroups(groups, filter).map(({ id, clients }) => [id, clients.map((client) => client.id)])

describe('the filter of clients', () => {
  test('lists each service once, in the order of the alphabet', () => {
    expect(servicesOf(groups)).toEqual([
      { id: 'customer-interviews', name: 'Customer interviews' },
      { id: 'reviews', name: 'Reviews' },
      { id: 'trade-fair-stands', name: 'Trade fair stands' },
    ])
  })

  test('shows all clients without a choice', () => {
    expect(countClients(filterGroups(groups, {}))).toBe(4)
  })

  test('keeps the clients of a sector, of a service, or of both', () => {
    expect(named({ sector: 'events' })).toEqual([['events', ['fair', 'evening']]])
    expect(named({ service: 'reviews' })).toEqual([['phones', ['northly', 'kiva']]])
    expect(named({ sector: 'phones', service: 'customer-interviews' })).toEqual([['phones', ['northly']]])
    expect(named({ sector: 'events', service: 'reviews' })).toEqual([])
  })

  test('ignores what no client has', () => {
    expect(countClients(filterGroups(groups, { sector: 'x', service: 'y' }))).toBe(4)
    expect(parseFilter({ sector: '', service: 'x' })).toEqual({ sector: undefined, service: 'x' })
  })
})
