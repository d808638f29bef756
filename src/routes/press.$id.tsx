import { createFileRoute } from '@tanstack/react-router'
import type { PressReleaseId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { PressReleasePage } from '@/features/press/press-release-page'
import { releaseData } from '@/features/press/structured-data'
import { typedParams } from '@/lib/typed-params'
import { notFoundHead, pageHead } from '@/metadata/head'

export const Route = createFileRoute('/press/$id')({
  params: typedParams<{ id: PressReleaseId }>(),
  loader: async ({ context: { read }, params: { id } }) => ({
    release: await requireContent(read, `press-releases/${id}`),
    boilerplate: (await requireContent(read, 'pages/press')).boilerplate,
  }),
  head: ({ loaderData }) => {
    if (!loaderData) return notFoundHead
    const { title, summary, hidden, id } = loaderData.release
    return pageHead({
      title,
      description: summary,
      path: `/press/${id}`,
      type: 'article',
      indexed: !hidden,
      structuredData: import.meta.env.SSR ? releaseData(loaderData.release) : undefined,
    })
  },
  component: PressReleaseRoute,
})

function PressReleaseRoute() {
  return <PressReleasePage {...Route.useLoaderData()} />
}
