import { createFileRoute } from '@tanstack/react-router'
import { readExisting } from '@/content/read-existing'
import { requireContent } from '@/content/require-content'
import { teamData } from '@/features/team/structured-data'
import { TeamPage } from '@/features/team/team-page'
import { headOf } from '@/metadata/head'

export const Route = createFileRoute('/team')({
  loader: async ({ context: { read } }) => {
    const page = await requireContent(read, 'pages/team')
    const shown = (await readExisting(read, 'people')).filter(({ team }) => team)
    return { page, people: await Promise.all(shown.map(({ id }) => readExisting(read, `people/${id}`))) }
  },
  head: ({ loaderData }) =>
    headOf(loaderData, ({ page, people }) => ({
      ...page,
      path: '/team',
      structuredData: import.meta.env.SSR && teamData(people),
    })),
  component: TeamRoute,
})

function TeamRoute() {
  return <TeamPage {...Route.useLoaderData()} />
}
