/** What the home page shows of other pages: results of case studies, the packages, and the newest posts. */
import type { FrontCase, FrontPage, FrontStory } from '../../../src/schema/additions'
import type { Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { entryOn } from '../site/map'
import { type Context, picturesOf } from './context'

/** How many of the newest posts the home page shows. */
const STORIES = 3

export function frontPage(home: Entry, { find, site, list, measured }: Context): FrontPage {
  const { evidence, packages, stories } = home.data as { evidence?: Evidence; packages?: unknown; stories?: unknown }
  const studies = (evidence ? [evidence.lead, ...(evidence.more ?? [])] : []).flatMap(
    (id) => find('case-studies', id) ?? [],
  )
  const posts = stories ? list('blog').slice(0, STORIES) : []
  const pictured = [...studies.slice(0, 1), ...posts]
  return {
    cases: studies.map(({ entry }) => frontCase(entry)),
    packages: packages ? offersOf(entryOn(site.pages.get('/startups'))) : [],
    stories: posts.map(frontStory),
    pictures: Object.assign(
      {},
      ...pictured.map(({ entry }) => picturesOf(entry, measured, (field) => field === 'image')),
    ),
  }
}

type Evidence = { lead: string; more?: string[] }

function frontCase({ kind, data }: Entry): FrontCase {
  const { name, category, timeline, challenge, results, image } = data as Omit<FrontCase, 'id' | 'result'> & {
    results: string[]
  }
  return { id: kind.id, name, category, timeline, challenge, result: results[0] ?? name, image }
}

function frontStory({ entry: { kind, data }, hidden }: Shown): FrontStory {
  const { title, excerpt, category, image } = data as Omit<FrontStory, 'slug'>
  return { slug: kind.id, title, excerpt, category, image, ...(hidden && { hidden }) }
}

/** Names and prices, without what the packages include. */
function offersOf(startups: Entry | undefined): FrontPage['packages'] {
  const packages = (startups?.data.packages ?? []) as FrontPage['packages']
  return packages.map(({ name, price }) => ({ name, price }))
}
