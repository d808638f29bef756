import * as words from '@words/errors'
import type { ContentFile, ContentName, ReadContent } from './files'

/**
 * Reads content in the browser: first what travelled inside the page, then `/data/<name>.json`.
 * A host may answer a missing file with its 404 page, so the type of the answer counts, not only its status.
 * @param onMissing what the answer is, or what is thrown, when the host has no such file
 * @throws Error when the network or the host fails; the router shows its error screen with the message.
 */
export function createBrowserReader(
  embedded: Record<string, unknown>,
  onMissing: () => null = () => null,
): ReadContent {
  return async <Name extends ContentName>(name: Name) => {
    if (Object.hasOwn(embedded, name)) return embedded[name] as ContentFile<Name>
    const response = await fetch(`/data/${name}.json`)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (response.status === 404 || (response.ok && !isJson)) return onMissing()
    if (!response.ok) throw new Error(words.notLoaded({ status: response.status }))
    return (await response.json()) as ContentFile<Name>
  }
}
