import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { ResourcesPage } from '@/features/resources/resources-page'
import { shareImageOf } from '@/lib/share-image'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/resources/')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/resources'),
    guides: await requireContent(read, 'resources'),
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page }) => ({
      ...page,
      path: '/resources',
      structuredData: import.meta.env.SSR && { type: 'CollectionPage', image: shareImageOf('/resources') },
    })),
  component: ResourcesRoute,
})

function ResourcesRoute() {
  return <ResourcesPage {...Route.useLoaderData()} />
}
