import { createFileRoute } from '@tanstack/react-router'
import type { ResourceId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { resourceHead } from '@/features/resources/resource-head'
import { ResourcePage } from '@/features/resources/resource-page'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/resources/$id')({
  params: typedParams<{ id: ResourceId }>(),
  loader: async ({ context: { read }, params: { id } }) => ({
    guide: await requireContent(read, `resources/${id}`),
    callToAction: (await requireContent(read, 'pages/resources')).callToAction,
  }),
  head: ({ loaderData }) => headOf(loaderData, ({ guide }) => resourceHead(guide)),
  component: ResourceRoute,
})

function ResourceRoute() {
  return <ResourcePage {...Route.useLoaderData()} />
}
