import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { HomePage } from '@/features/home/home-page'
import { pageHead } from '@/metadata/head'

export const Route = createFileRoute('/')({
  loader: async ({ context: { read } }) => ({
    home: await requireContent(read, 'pages/home'),
    contactForm: (await requireContent(read, 'pages/contact')).form,
  }),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData.home, path: '/' }) : {}),
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage {...Route.useLoaderData()} />
}
