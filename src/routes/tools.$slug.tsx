import { createFileRoute, notFound } from '@tanstack/react-router'
import { type ToolSlug, tools } from '@/features/tools/registry'
import { ToolPage } from '@/features/tools/tool-page'
import { pageHead } from '@/lib/head'

type Params = { slug: ToolSlug }

export const Route = createFileRoute('/tools/$slug')({
  params: {
    // Whether the tool exists is the loader's question: a link to one that does not is a type error.
    parse: ({ slug }): Params => ({ slug: slug as ToolSlug }),
    stringify: ({ slug }: Params) => ({ slug }),
  },
  staticData: { hydrate: 'eager' },
  loader: async ({ params: { slug } }) => {
    const tool = tools.find((candidate) => candidate.slug === slug)
    if (!tool) throw notFound()
    return { tool, Form: (await tool.load()).default }
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData.tool, path: `/tools/${loaderData.tool.slug}` }) : {},
  component: ToolRoute,
})

function ToolRoute() {
  const { tool, Form } = Route.useLoaderData()
  return (
    <ToolPage tool={tool}>
      <Form />
    </ToolPage>
  )
}
