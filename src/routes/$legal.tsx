import { createFileRoute } from '@tanstack/react-router'
import type { LegalId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { outline } from '@/content/settings'
import { LegalPage } from '@/features/legal/legal-page'
import { legalData } from '@/features/legal/structured-data'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/$legal')({
  params: {
    ...typedParams<{ legal: LegalId }>(),
    // Any other address does not belong to this route, and has the ordinary page of what is not found.
    parse: ({ legal }) => outline.legal.includes(legal) && { legal: legal as LegalId },
  },
  loader: async ({ context: { read }, params: { legal } }) => ({
    page: await requireContent(read, `legal/${legal}`),
    office: (await requireContent(read, 'pages/contact')).offices[0],
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ office, page }) => ({
      ...page,
      path: `/${page.id}`,
      structuredData: import.meta.env.SSR && legalData(page, office),
    })),
  component: LegalRoute,
})

function LegalRoute() {
  return <LegalPage {...Route.useLoaderData()} />
}
