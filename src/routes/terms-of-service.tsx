import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { LegalPage } from '@/features/legal/legal-page'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/terms-of-service')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'legal/terms-of-service'),
    office: (await requireContent(read, 'pages/contact')).office,
  }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.page,
          path: '/terms-of-service',
          structuredData: import.meta.env.SSR ? { modified: loaderData.page.updated } : undefined,
        })
      : {},
  component: TermsOfServiceRoute,
})

function TermsOfServiceRoute() {
  return <LegalPage {...Route.useLoaderData()} />
}
