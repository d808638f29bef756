import { createFileRoute } from '@tanstack/react-router'
import { MissingCaseStudy } from '@/components/missing-case-study'
import type { CaseStudyId, MissingCaseStudyId } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { CaseStudyPage } from '@/features/case-studies/case-study-page'
import { pageHead } from '@/lib/head'

type Params = { id: CaseStudyId | MissingCaseStudyId }

export const Route = createFileRoute('/case-study/$id')({
  params: {
    // Whether the case study exists is the loader's question: a link to one that does not is a type error.
    parse: ({ id }): Params => ({ id: id as CaseStudyId }),
    stringify: ({ id }: Params) => ({ id }),
  },
  loader: async ({ context: { read }, params: { id } }) => ({
    caseStudy: await requireContent(read, `case-studies/${id}`),
    contactForm: (await requireContent(read, 'pages/contact')).form,
  }),
  head: ({ loaderData }) => {
    if (!loaderData) return { meta: [{ name: 'robots', content: 'noindex' }] }
    const { name, category, challenge, id } = loaderData.caseStudy
    return pageHead({ title: `${name}: ${category} case study`, description: challenge, path: `/case-study/${id}` })
  },
  notFoundComponent: MissingCaseStudy,
  component: CaseStudyRoute,
})

function CaseStudyRoute() {
  return <CaseStudyPage {...Route.useLoaderData()} />
}
