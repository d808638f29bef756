import { type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import type { ReadContent } from '@/content/files'
import { headOf } from '@/metadata/head'
import type { ListParams, LoadedList } from './load-list'
import { type BlogSearch, noSearch, parseSearch } from './search-address'

/** What the routes of lists share: of all articles, and of those of a category or with a tag. */
export const listRoute = {
  staticData: { hydrate: 'query' as const },
  validateSearch: parseSearch as (search: Partial<BlogSearch> & SearchSchemaInput) => BlogSearch,
  search: { middlewares: [stripSearchParams<BlogSearch, BlogSearch>(noSearch)] },
  loader: async ({ context, params }: { context: { read: ReadContent }; params: ListParams }): Promise<LoadedList> =>
    // Every page of the site carries its routes, so what lists are made of is loaded with the first of them.
    (await import('./load-list')).loadList(context.read, params),
  head: ({ loaderData }: { loaderData?: LoadedList }) => headOf(loaderData, ({ head }) => head),
}
