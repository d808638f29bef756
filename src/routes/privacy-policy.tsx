import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { LegalPage } from '@/features/legal/legal-page'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'legal/privacy-policy'),
    office: (await requireContent(read, 'pages/contact')).office,
  }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.page,
          path: '/privacy-policy',
          structuredData: import.meta.env.SSR ? { modified: loaderData.page.updated } : undefined,
        })
      : {},
  component: PrivacyPolicyRoute,
})

function PrivacyPolicyRoute() {
  return <LegalPage {...Route.useLoaderData()} />
}
