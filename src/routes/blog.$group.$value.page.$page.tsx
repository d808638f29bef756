import { createFileRoute } from '@tanstack/react-router'
import { BlogListPage } from '@/features/blog/blog-list-page'
import { listRoute } from '@/features/blog/list-route'
import { typedParams } from '@/lib/typed-params'
import type { BlogGroup } from '@/schema/entries'

export const Route = createFileRoute('/blog/$group/$value/page/$page')({
  ...listRoute,
  params: typedParams<{ group: BlogGroup; value: string; page: string }>(),
  component: ListRoute,
})

function ListRoute() {
  return <BlogListPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
