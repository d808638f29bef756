import { createFileRoute } from '@tanstack/react-router'
import { BlogListPage } from '@/features/blog/blog-list-page'
import { listRoute } from '@/features/blog/list-route'

export const Route = createFileRoute('/blog/page/$page')({
  ...listRoute,
  component: ListRoute,
})

function ListRoute() {
  return <BlogListPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
