import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { ToolsPage } from '@/features/tools/tools-page'
import { pageHead } from '@/lib/head'
import { shareImageOf } from '@/lib/share-image'

export const Route = createFileRoute('/tools/')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/tools'),
    tools: await requireContent(read, 'tools'),
  }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.page,
          path: '/tools',
          structuredData: import.meta.env.SSR ? { type: 'CollectionPage', image: shareImageOf('/tools') } : undefined,
        })
      : {},
  component: ToolsRoute,
})

function ToolsRoute() {
  return <ToolsPage {...Route.useLoaderData()} />
}
