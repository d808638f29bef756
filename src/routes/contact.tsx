import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { ContactPage } from '@/features/contact/contact-page'
import { contactData } from '@/features/contact/structured-data'
import { pageHead } from '@/metadata/head'

export const Route = createFileRoute('/contact')({
  staticData: { hydrate: 'idle' },
  loader: ({ context: { read } }) => requireContent(read, 'pages/contact'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path: '/contact',
          structuredData: import.meta.env.SSR ? contactData(loaderData) : undefined,
        })
      : {},
  component: ContactRoute,
})

function ContactRoute() {
  return <ContactPage page={Route.useLoaderData()} />
}
