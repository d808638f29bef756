import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'
import type { ToolSlug } from '@/schema/tool-catalog'
import { loadTool } from '@/tools/load-tool'
import { toolData } from '@/tools/structured-data'
import { ToolPage } from '@/tools/tool-page'

export const Route = createFileRoute('/tools/$slug')({
  params: typedParams<{ slug: ToolSlug }>(),
  staticData: { hydrate: 'query', program: 'tool' },
  loader: async ({ context: { read }, params: { slug } }) => {
    const found = await loadTool(read, slug)
    const { callToAction, explained } = await requireContent(read, 'pages/tools')
    return { ...found, explanation: explained[slug], callToAction }
  },
  head: ({ loaderData }) =>
    headOf(loaderData, ({ tool }) => ({
      ...tool,
      path: `/tools/${tool.slug}`,
      structuredData: import.meta.env.SSR && toolData(tool),
    })),
  component: ToolRoute,
})

function ToolRoute() {
  const { Screen, table, ...page } = Route.useLoaderData()
  return (
    <ToolPage {...page}>
      <Screen table={table} />
    </ToolPage>
  )
}
