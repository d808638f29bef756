import { createFileRoute } from '@tanstack/react-router'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'
import type { ToolSlug } from '@/schema/tool-catalog'
import { Island } from '@/tools/island'
import { Benchmarks } from '@/tools/kit/benchmarks'
import { loadTool } from '@/tools/load-tool'

/** A tool alone, for frames on other sites. */
export const Route = createFileRoute('/embed/$slug')({
  params: typedParams<{ slug: ToolSlug }>(),
  staticData: { hydrate: 'query', program: 'tool', isBare: true },
  loader: ({ context: { read }, params: { slug } }) => loadTool(read, slug),
  head: ({ loaderData }) => headOf(loaderData, ({ tool }) => ({ ...tool, path: `/tools/${tool.slug}`, isPart: true })),
  component: EmbedRoute,
})

function EmbedRoute() {
  const { tool, Screen, table, figures } = Route.useLoaderData()
  return (
    <Island name="tool" slug={tool.slug}>
      <Benchmarks value={figures.benchmarks}>
        <Screen isEmbedded table={table} />
      </Benchmarks>
    </Island>
  )
}
