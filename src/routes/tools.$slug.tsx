import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import type { ToolSlug } from '@/features/tools/catalog'
import { screens } from '@/features/tools/registry'
import { shownTools } from '@/features/tools/shown'
import { toolData } from '@/features/tools/structured-data'
import { ToolPage } from '@/features/tools/tool-page'
import { notFoundHead, pageHead } from '@/lib/head'
import { typedParams } from '@/lib/typed-params'

export const Route = createFileRoute('/tools/$slug')({
  params: typedParams<{ slug: ToolSlug }>(),
  staticData: { hydrate: 'query' },
  loader: async ({ context: { read }, params: { slug } }) => {
    const tool = shownTools.find((candidate) => candidate.slug === slug)
    if (!tool) throw notFound()
    const [{ callToAction, explained }, { descriptions }, { default: Screen }] = await Promise.all([
      requireContent(read, 'pages/tools'),
      import('@/features/tools/descriptions'),
      screens[slug](),
    ])
    return { tool: { ...tool, description: descriptions[slug] }, explanation: explained[slug], callToAction, Screen }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.tool,
          path: `/tools/${loaderData.tool.slug}`,
          structuredData: import.meta.env.SSR ? toolData(loaderData.tool) : undefined,
        })
      : notFoundHead,
  component: ToolRoute,
})

function ToolRoute() {
  const { Screen, ...page } = Route.useLoaderData()
  return (
    <ToolPage {...page}>
      <Screen />
    </ToolPage>
  )
}
