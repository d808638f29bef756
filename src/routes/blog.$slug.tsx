import { createFileRoute } from '@tanstack/react-router'
import type { BlogSlug } from '@/content/ids'
import { requireContent } from '@/content/require-content'
import { articleHead } from '@/features/blog/article-head'
import { BlogArticlePage } from '@/features/blog/blog-article-page'

type Params = { slug: BlogSlug }

export const Route = createFileRoute('/blog/$slug')({
  params: {
    // Whether the post exists is the loader's question: a link to one that does not is a type error.
    parse: ({ slug }): Params => ({ slug: slug as BlogSlug }),
    stringify: ({ slug }: Params) => ({ slug }),
  },
  loader: ({ context: { read }, params: { slug } }) => requireContent(read, `blog/${slug}`),
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData) : { meta: [{ name: 'robots', content: 'noindex' }] }),
  component: BlogArticleRoute,
})

function BlogArticleRoute() {
  return <BlogArticlePage post={Route.useLoaderData()} />
}
