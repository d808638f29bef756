import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import type { ToolSlug } from '@/features/tools/catalog'
import { screens } from '@/features/tools/registry'
import { shownTools } from '@/features/tools/shown'
import { ToolPage } from '@/features/tools/tool-page'
import { notFoundHead, pageHead } from '@/lib/head'
import { typedParams } from '@/lib/typed-params'

export const Route = createFileRoute('/tools/$slug')({
  params: typedParams<{ slug: ToolSlug }>(),
  staticData: { hydrate: 'eager' },
  loader: async ({ context: { read }, params: { slug } }) => {
    const tool = shownTools.find((candidate) => candidate.slug === slug)
    if (!tool) throw notFound()
    const { callToAction } = await requireContent(read, 'pages/tools')
    return { tool, callToAction, Screen: (await screens[slug]()).default }
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.tool, path: `/tools/${loaderData.tool.slug}` }) : notFoundHead,
  component: ToolRoute,
})

function ToolRoute() {
  const { Screen, ...page } = Route.useLoaderData()
  return (
    <ToolPage {...page}>
      <Screen />
    </ToolPage>
  )
}
