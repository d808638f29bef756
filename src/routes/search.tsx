import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { SearchPage } from '@/features/search/search-page'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/search')({
  // Every page of the site carries its routes, so what only this one needs is loaded with it.
  staticData: { hydrate: 'query' },
  validateSearch: ({ q = '' }: { q?: string } & SearchSchemaInput) => ({ q }),
  search: { middlewares: [stripSearchParams({ q: '' })] },
  loader: async ({ context: { read } }) => {
    const { sections, ...page } = await requireContent(read, 'pages/search')
    return { page, sections }
  },
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page }) => ({
      ...page,
      path: '/search',
      structuredData: import.meta.env.SSR && { type: 'CollectionPage' },
    })),
  component: SearchRoute,
})

function SearchRoute() {
  return <SearchPage {...Route.useLoaderData()} />
}
