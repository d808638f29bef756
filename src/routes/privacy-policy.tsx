import { createFileRoute } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { LegalPage } from '@/features/legal/legal-page'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context: { read } }) => requireContent(read, 'legal/privacy-policy'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: loaderData.title,
          description:
            'How this site and our sister applications handle what they learn about you, and how to have it deleted.',
          path: '/privacy-policy',
        })
      : {},
  component: PrivacyPolicyRoute,
})

function PrivacyPolicyRoute() {
  return <LegalPage page={Route.useLoaderData()} />
}
