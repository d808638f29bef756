import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { shareImageOf } from '@/lib/share-image'
import { headOf } from '@/metadata/head'
import { ToolsPage } from '@/tools/tools-page'

export const Route = createFileRoute('/tools/')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/tools'),
    tools: await requireContent(read, 'tools'),
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page }) => ({
      ...page,
      path: '/tools',
      structuredData: import.meta.env.SSR && { type: 'CollectionPage', image: shareImageOf('/tools') },
    })),
  component: ToolsRoute,
})

function ToolsRoute() {
  return <ToolsPage {...Route.useLoaderData()} />
}
