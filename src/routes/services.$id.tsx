import { createFileRoute } from '@tanstack/react-router'
import type { ServiceId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { ServicePage } from '@/features/services/service-page'
import { serviceData } from '@/features/services/structured-data'
import { typedParams } from '@/lib/typed-params'
import { notFoundHead, pageHead } from '@/metadata/head'

export const Route = createFileRoute('/services/$id')({
  params: typedParams<{ id: ServiceId }>(),
  loader: ({ context: { read }, params: { id } }) => requireContent(read, `services/${id}`),
  head: ({ loaderData: service }) => {
    if (!service) return notFoundHead
    const { title, summary, id } = service
    return pageHead({
      title,
      description: summary,
      path: `/services/${id}`,
      structuredData: import.meta.env.SSR ? serviceData(service) : undefined,
    })
  },
  component: ServiceRoute,
})

function ServiceRoute() {
  return <ServicePage service={Route.useLoaderData()} />
}
