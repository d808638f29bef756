import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { LegalPage } from '@/features/legal/legal-page'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context: { read } }) => requireContent(read, 'legal/privacy-policy'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          path: '/privacy-policy',
          structuredData: import.meta.env.SSR ? { modified: loaderData.updated } : undefined,
        })
      : {},
  component: PrivacyPolicyRoute,
})

function PrivacyPolicyRoute() {
  return <LegalPage page={Route.useLoaderData()} />
}
