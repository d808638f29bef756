import { createFileRoute } from '@tanstack/react-router'
import { MissingCaseStudy } from '@/components/missing-case-study'
import type { CaseStudyId, MissingCaseStudyId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { CaseStudyPage } from '@/features/case-studies/case-study-page'
import { caseStudyData } from '@/features/case-studies/structured-data'
import { notFoundHead, pageHead } from '@/lib/head'
import { typedParams } from '@/lib/typed-params'

export const Route = createFileRoute('/case-study/$id')({
  params: typedParams<{ id: CaseStudyId | MissingCaseStudyId }>(),
  loader: async ({ context: { read }, params: { id } }) => ({
    caseStudy: await requireContent(read, `case-studies/${id}`),
    contactForm: (await requireContent(read, 'pages/contact')).form,
  }),
  head: ({ loaderData }) => {
    if (!loaderData) return notFoundHead
    const { caseStudy } = loaderData
    const { name, category, challenge, sample, id } = caseStudy
    return pageHead({
      title: `${name}: ${category} case study`,
      description: challenge,
      path: `/case-study/${id}`,
      type: 'article',
      structuredData: import.meta.env.SSR ? caseStudyData(caseStudy) : undefined,
      shareImage: sample && '/share-sample.png',
    })
  },
  notFoundComponent: MissingCaseStudy,
  component: CaseStudyRoute,
})

function CaseStudyRoute() {
  return <CaseStudyPage {...Route.useLoaderData()} />
}
