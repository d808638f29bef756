import { notFound } from '@tanstack/react-router'
import type { ContentName, ReadContent } from './files'

/**
 * Reads one generated file for a route.
 * @throws TanStack's `notFound()` when there is no such file, so that the route shows its not-found screen.
 */
export async function requireContent<Name extends ContentName>(read: ReadContent, name: Name) {
  const found = await read(name)
  if (found === null) throw notFound()
  return found
}
