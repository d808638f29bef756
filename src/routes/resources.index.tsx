import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { ResourcesPage } from '@/features/resources/resources-page'
import { shareImageOf } from '@/lib/share-image'
import { pageHead } from '@/metadata/head'

export const Route = createFileRoute('/resources/')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/resources'),
    guides: await requireContent(read, 'resources'),
  }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.page,
          path: '/resources',
          structuredData: import.meta.env.SSR
            ? { type: 'CollectionPage', image: shareImageOf('/resources') }
            : undefined,
        })
      : {},
  component: ResourcesRoute,
})

function ResourcesRoute() {
  return <ResourcesPage {...Route.useLoaderData()} />
}
