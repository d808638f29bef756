import { createFileRoute } from '@tanstack/react-router'
import type { ServiceId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { ServicePage } from '@/features/services/service-page'
import { serviceGraph } from '@/features/services/structured-data'
import { pageHead } from '@/lib/head'

type Params = { id: ServiceId }

export const Route = createFileRoute('/services/$id')({
  params: {
    // Whether the service exists is the loader's question: a link to one that does not is a type error.
    parse: ({ id }): Params => ({ id: id as ServiceId }),
    stringify: ({ id }: Params) => ({ id }),
  },
  loader: ({ context: { read }, params: { id } }) => requireContent(read, `services/${id}`),
  head: ({ loaderData: service }) => {
    if (!service) return {}
    const { title, summary, id } = service
    return pageHead({ title, description: summary, path: `/services/${id}`, structuredData: serviceGraph(service) })
  },
  component: ServiceRoute,
})

function ServiceRoute() {
  return <ServicePage service={Route.useLoaderData()} />
}
