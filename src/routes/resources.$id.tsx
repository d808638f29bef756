import { createFileRoute } from '@tanstack/react-router'
import type { ResourceId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { resourceHead } from '@/features/resources/resource-head'
import { ResourcePage } from '@/features/resources/resource-page'

type Params = { id: ResourceId }

export const Route = createFileRoute('/resources/$id')({
  params: {
    // Whether the guide exists is the loader's question: a link to one that does not is a type error.
    parse: ({ id }): Params => ({ id: id as ResourceId }),
    stringify: ({ id }: Params) => ({ id }),
  },
  loader: ({ context: { read }, params: { id } }) => requireContent(read, `resources/${id}`),
  head: ({ loaderData }) =>
    loaderData ? resourceHead(loaderData) : { meta: [{ name: 'robots', content: 'noindex' }] },
  component: ResourceRoute,
})

function ResourceRoute() {
  return <ResourcePage guide={Route.useLoaderData()} />
}
