import { createFileRoute } from '@tanstack/react-router'
import type { ToolSlug } from '@/features/tools/catalog'
import { Island } from '@/features/tools/island'
import { Benchmarks } from '@/features/tools/kit/benchmarks'
import { loadTool } from '@/features/tools/load-tool'
import { notFoundHead, pageHead } from '@/lib/head'
import { typedParams } from '@/lib/typed-params'

/** A tool alone, for frames on other sites. */
export const Route = createFileRoute('/embed/$slug')({
  params: typedParams<{ slug: ToolSlug }>(),
  staticData: { hydrate: 'query', program: 'tool', isBare: true },
  loader: ({ context: { read }, params: { slug } }) => loadTool(read, slug),
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.tool, path: `/tools/${loaderData.tool.slug}`, isPart: true }) : notFoundHead,
  component: EmbedRoute,
})

function EmbedRoute() {
  const { tool, Screen, figures } = Route.useLoaderData()
  return (
    <Island name="tool" slug={tool.slug}>
      <Benchmarks value={figures.benchmarks}>
        <Screen isEmbedded />
      </Benchmarks>
    </Island>
  )
}
