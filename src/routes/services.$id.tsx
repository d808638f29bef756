import { createFileRoute } from '@tanstack/react-router'
import type { ServiceId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { ServicePage } from '@/features/services/service-page'
import { serviceData } from '@/features/services/structured-data'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/services/$id')({
  params: typedParams<{ id: ServiceId }>(),
  loader: ({ context: { read }, params: { id } }) => requireContent(read, `services/${id}`),
  head: ({ loaderData }) =>
    headOf(loaderData, (service) => ({
      title: service.title,
      description: service.summary,
      path: `/services/${service.id}`,
      structuredData: import.meta.env.SSR && serviceData(service),
    })),
  component: ServiceRoute,
})

function ServiceRoute() {
  return <ServicePage service={Route.useLoaderData()} />
}
