import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { SearchPage } from '@/features/search/search-page'
import { pageHead } from '@/metadata/head'

export const Route = createFileRoute('/search')({
  // Every page of the site carries its routes, so what only this one needs is loaded with it.
  staticData: { hydrate: 'query' },
  loader: async ({ context: { read } }) => {
    const { sections, ...page } = await requireContent(read, 'pages/search')
    return { page, sections }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.page,
          path: '/search',
          structuredData: import.meta.env.SSR ? { type: 'CollectionPage' } : undefined,
        })
      : {},
  component: SearchRoute,
})

function SearchRoute() {
  return <SearchPage {...Route.useLoaderData()} />
}
