import { createFileRoute } from '@tanstack/react-router'
import * as words from '@words/search'
import { requireContent } from '@/content/require-content'
import { SearchPage } from '@/features/search/search-page'
import { withTools } from '@/features/search/sections'
import { descriptions } from '@/features/tools/descriptions'
import { shownTools } from '@/features/tools/shown'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/search')({
  // Every page of the site carries its routes, so what only this one needs is loaded with it.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { hydrate: 'query' },
  loader: async ({ context: { read } }) => {
    const tools = shownTools.map((tool) => ({ ...tool, description: descriptions[tool.slug] }))
    const { sections, ...page } = await requireContent(read, 'pages/search')
    return { page, sections: withTools(sections, tools, words.freeTools) }
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
