import { createFileRoute, notFound } from '@tanstack/react-router'
import * as words from '@words/case-study-title'
import type { CaseStudyId, MissingCaseStudyId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { CaseStudyPage } from '@/features/case-studies/case-study-page'
import { caseStudyData } from '@/features/case-studies/structured-data'
import { UnwrittenCaseStudy } from '@/features/case-studies/unwritten-case-study'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/case-study/$id')({
  // The entry arrives together with the script.
  codeSplitGroupings: [['component'], ['notFoundComponent']],
  params: typedParams<{ id: CaseStudyId | MissingCaseStudyId }>(),
  loader: async ({ context: { read }, params: { id } }) => {
    const caseStudy = await read(`case-studies/${id}`)
    if (!caseStudy) {
      const clients = (await requireContent(read, 'portfolio')).flatMap((group) => group.clients)
      throw notFound({ data: clients.find((client) => client.id === id) })
    }
    return { caseStudy, contactForm: (await requireContent(read, 'pages/contact')).form }
  },
  head: ({ loaderData }) =>
    headOf(loaderData, ({ caseStudy }) => ({
      title: words.title({ client: caseStudy.name, category: caseStudy.category }),
      description: caseStudy.challenge,
      path: `/case-study/${caseStudy.id}`,
      type: 'article',
      structuredData: import.meta.env.SSR && caseStudyData(caseStudy),
    })),
  notFoundComponent: UnwrittenCaseStudy,
  component: CaseStudyRoute,
})

function CaseStudyRoute() {
  return <CaseStudyPage {...Route.useLoaderData()} />
}
