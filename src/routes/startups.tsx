import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { StartupsPage } from '@/features/startups/startups-page'
import { packagesData } from '@/features/startups/structured-data'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/startups')({
  loader: ({ context: { read } }) => requireContent(read, 'pages/startups'),
  head: ({ loaderData }) =>
    headOf(loaderData, (page) => ({
      ...page,
      path: '/startups',
      structuredData: import.meta.env.SSR && packagesData(page),
    })),
  component: StartupsRoute,
})

function StartupsRoute() {
  return <StartupsPage page={Route.useLoaderData()} />
}
