import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { PressPage } from '@/features/press/press-page'
import { shareImageOf } from '@/lib/share-image'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/press/')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/press'),
    releases: await requireContent(read, 'press-releases'),
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page }) => ({
      ...page,
      path: '/press',
      structuredData: import.meta.env.SSR && { type: 'CollectionPage', image: shareImageOf('/press') },
    })),
  component: PressRoute,
})

function PressRoute() {
  return <PressPage {...Route.useLoaderData()} />
}
