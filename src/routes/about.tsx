import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { AboutPage } from '@/features/about/about-page'
import { aboutData } from '@/features/about/structured-data'
import { pageHead } from '@/metadata/head'

export const Route = createFileRoute('/about')({
  loader: ({ context: { read } }) => requireContent(read, 'pages/about'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path: '/about',
          structuredData: import.meta.env.SSR ? aboutData(loaderData) : undefined,
        })
      : {},
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutPage page={Route.useLoaderData()} />
}
