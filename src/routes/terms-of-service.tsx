import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { LegalPage } from '@/features/legal/legal-page'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/terms-of-service')({
  loader: ({ context: { read } }) => requireContent(read, 'legal/terms-of-service'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path: '/terms-of-service',
          structuredData: import.meta.env.SSR ? { modified: loaderData.updated } : undefined,
        })
      : {},
  component: TermsOfServiceRoute,
})

function TermsOfServiceRoute() {
  return <LegalPage page={Route.useLoaderData()} />
}
