import { createFileRoute, type SearchSchemaInput, stripSearchParams, useHydrated } from '@tanstack/react-router'
import { requireContent } from '@/content/require-content'
import { BlogIndexPage } from '@/features/blog/blog-index-page'
import { type BlogFilter, noFilter, parseFilter } from '@/features/blog/filter-posts'
import { pageHead } from '@/lib/head'

export const Route = createFileRoute('/blog/')({
  staticData: { hydrate: 'query' },
  validateSearch: (search: Partial<BlogFilter> & SearchSchemaInput) => parseFilter(search),
  search: { middlewares: [stripSearchParams(noFilter)] },
  loader: async ({ context: { read } }) => ({
    page: await requireContent(read, 'pages/blog'),
    posts: await requireContent(read, 'blog'),
  }),
  head: ({ loaderData }) => (loaderData ? pageHead({ ...loaderData.page, path: '/blog' }) : {}),
  component: BlogIndexRoute,
})

function BlogIndexRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The prerendered page knows no search: until React has taken it over, neither does this one.
  const filter = useHydrated() ? search : noFilter
  return (
    <BlogIndexPage
      {...Route.useLoaderData()}
      filter={filter}
      // Upon what the address says now: two changes can come before the page has followed the first.
      onFilter={(change, options) =>
        navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false, ...options })
      }
    />
  )
}
