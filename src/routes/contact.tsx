import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { ContactPage } from '@/features/contact/contact-page'
import { contactData } from '@/features/contact/structured-data'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/contact')({
  staticData: { hydrate: 'idle' },
  loader: ({ context: { read } }) => requireContent(read, 'pages/contact'),
  head: ({ loaderData }) =>
    headOf(loaderData, (page) => ({
      ...page,
      path: '/contact',
      structuredData: import.meta.env.SSR && contactData(page),
    })),
  component: ContactRoute,
})

function ContactRoute() {
  return <ContactPage page={Route.useLoaderData()} />
}
