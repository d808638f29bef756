import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { HomePage } from '@/features/home/home-page'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/')({
  loader: async ({ context: { read } }) => ({
    home: await requireContent(read, 'pages/home'),
    contactForm: (await requireContent(read, 'pages/contact')).form,
  }),
  head: ({ loaderData }) => headOf(loaderData, ({ home }) => ({ ...home, path: '/' })),
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage {...Route.useLoaderData()} />
}
