import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { CustomersPage } from '@/features/customers/customers-page'
import { type CustomerFilter, parseFilter } from '@/features/customers/filter-address'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/customers')({
  staticData: { hydrate: 'query' },
  validateSearch: parseFilter as (search: CustomerFilter & SearchSchemaInput) => CustomerFilter,
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/customers'),
    groups: await requireContent(read, 'portfolio'),
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page }) => ({
      ...page,
      path: '/customers',
      structuredData: import.meta.env.SSR && { type: 'CollectionPage', image: page.sample && '/share-sample.png' },
    })),
  component: CustomersRoute,
})

function CustomersRoute() {
  return <CustomersPage {...Route.useLoaderData()} />
}
