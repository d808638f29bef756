import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { AboutPage } from '@/features/about/about-page'
import { aboutData } from '@/features/about/structured-data'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/about')({
  loader: ({ context: { read } }) => requireContent(read, 'pages/about'),
  head: ({ loaderData }) =>
    headOf(loaderData, (page) => ({
      ...page,
      path: '/about',
      structuredData: import.meta.env.SSR && aboutData(page),
    })),
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutPage page={Route.useLoaderData()} />
}
