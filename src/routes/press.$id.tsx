import { createFileRoute } from '@tanstack/react-router'
import type { PressReleaseId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { PressReleasePage } from '@/features/press/press-release-page'
import { releaseData } from '@/features/press/structured-data'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/press/$id')({
  params: typedParams<{ id: PressReleaseId }>(),
  loader: async ({ context: { read }, params: { id } }) => ({
    release: await requireContent(read, `press-releases/${id}`),
    boilerplate: (await requireContent(read, 'pages/press')).boilerplate,
  }),
  head: ({ loaderData }) =>
    headOf(loaderData, ({ release }) => ({
      title: release.title,
      description: release.summary,
      path: `/press/${release.id}`,
      type: 'article',
      indexed: !release.hidden,
      structuredData: import.meta.env.SSR && releaseData(release),
    })),
  component: PressReleaseRoute,
})

function PressReleaseRoute() {
  return <PressReleasePage {...Route.useLoaderData()} />
}
