/** Which addresses a built site answers, and what an upgrade did to them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of pages, and old addresses that lead to one. */
export type Addresses = { pages: string[]; redirects: string[] }

export type AddressChanges = {
  before: number
  after: number
  added: string[]
  gone: string[]
  /**
   * Addresses that had a page or led to one, and do neither now. Those of tools for frames are not among them: no page could
   * answer for one, because other sites may show no other page in a frame.
   */
  lost: string[]
}

const GENERATED = '.generated/content'

/** Reads the addresses of the last build in a folder. */
export function readAddresses(folder: string): Addresses {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, GENERATED, name), 'utf8'))
  return {
    pages: (read('pages.json') as { path: string }[]).map(({ path }) => path),
    redirects: (read('redirects.json') as { from: string }[]).map(({ from }) => from),
  }
}

export function compareAddresses(before: Addresses, after: Addresses): AddressChanges {
  const answered = new Set([...after.pages, ...after.redirects])
  const without = (files: readonly string[], others: readonly string[]) =>
    files.filter((file) => !others.includes(file))
  return {
    before: before.pages.length,
    after: after.pages.length,
    added: without(after.pages, before.pages),
    gone: without(before.pages, after.pages),
    lost: [...before.pages, ...before.redirects].filter(
      (address) => !answered.has(address) && !address.startsWith('/embed/'),
    ),
  }
}
