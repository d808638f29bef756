import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ToolSlug } from '@/features/tools/catalog'
import { loadTool } from '@/features/tools/load-tool'
import { notFoundHead, pageHead } from '@/lib/head'
import { typedParams } from '@/lib/typed-params'

/** A tool alone, for frames on other sites. */
export const Route = createFileRoute('/embed/$slug')({
  // A chunk of its own would be smaller than what its name costs every page.
  codeSplitGroupings: [],
  params: typedParams<{ slug: ToolSlug }>(),
  staticData: { hydrate: 'query', isBare: true },
  loader: async ({ params: { slug } }) => {
    const found = await loadTool(slug)
    if (!found) throw notFound()
    return found
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.tool, path: `/tools/${loaderData.tool.slug}`, isPart: true }) : notFoundHead,
  component: EmbedRoute,
})

function EmbedRoute() {
  const { Screen } = Route.useLoaderData()
  return <Screen isEmbedded />
}
