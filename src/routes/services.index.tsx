import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { ServicesPage } from '@/features/services/services-page'
import { shareImageOf } from '@/lib/share-image'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/services/')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/services'),
    services: await requireContent(read, 'services'),
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page }) => ({
      ...page,
      path: '/services',
      structuredData: import.meta.env.SSR && { type: 'CollectionPage', image: shareImageOf('/services') },
    })),
  component: ServicesRoute,
})

function ServicesRoute() {
  return <ServicesPage {...Route.useLoaderData()} />
}
