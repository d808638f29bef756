import { createFileRoute } from '@tanstack/react-router'
import type { BlogSlug } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { articleHead } from '@/features/blog/article-head'
import { BlogArticlePage } from '@/features/blog/blog-article-page'
import { typedParams } from '@/lib/typed-params'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/blog/$slug')({
  // The entry arrives together with the script.
  codeSplitGroupings: [['component']],
  params: typedParams<{ slug: BlogSlug }>(),
  loader: ({ context: { read }, params: { slug } }) => requireContent(read, `blog/${slug}`),
  head: ({ loaderData }) => headOf(loaderData, articleHead),
  component: BlogArticleRoute,
})

function BlogArticleRoute() {
  return <BlogArticlePage post={Route.useLoaderData()} />
}
