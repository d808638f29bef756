/** What `npm run serve` does for the visitors of the site; tests/hosts asks the programs of hosts for the same. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { type Ask, listen } from '../ask'
import { promises } from '../hosts/promises/all'
import { addresses } from '../hosts/site'
import { DIST, paths } from './site'

let ask: Ask
let close: () => Promise<void>

beforeAll(async () => {
  ;({ ask, close } = await listen(await createSiteServer(DIST)))
})
afterAll(() => close())

test('the promises are about every page, and about more addresses than pages', () => {
  expect(promises.length).toBeGreaterThanOrEqual(25)
  expect(addresses).toEqual(expect.arrayContaining(paths))
  expect(addresses.length).toBeGreaterThan(paths.length + 50)
})

for (const { name, broken } of promises) {
  test(name, async () => {
    expect(await broken(ask)).toEqual([])
  })
}
