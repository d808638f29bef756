/** Which pages have a share image of their own, and what it shows. */
import type { ReadContent } from '../../../../src/content/files'
import { readExisting } from '../../../../src/content/read-existing'
import { formatPrice } from '../../../../src/lib/format-price'
import type { PictureSize } from '../../../../src/schema/additions'
import type { ServiceSummary } from '../../../../src/schema/entries'
import { priceInWords } from '../../../lib/price-words'
import type { Words } from '../../../lib/words/words-of-build'
import type { Card, Picture } from './card'

type WithPictures = { pictures: Record<string, PictureSize>; shareImage?: string }

export async function readCards(read: ReadContent, words: Words): Promise<Card[]> {
  const { name: agency, currency, language } = await readExisting(read, 'settings/site')
  const tools = (await read('tools')) ?? []
  const cards: Card[] = tools.map(({ id, title }) => ({ path: `/tools/${id}`, kicker: words.freeTool, title }))
  for (const name of [
    'about',
    'services',
    'startups',
    'resources',
    'tools',
    'blog',
    'contact',
    'press',
    'team',
  ] as const) {
    const page = await read(`pages/${name}`)
    if (page) cards.push({ path: `/${name}`, kicker: agency, title: page.title })
  }
  for (const service of await readExisting(read, 'services')) {
    const { id, title, image } = service
    const figure = figureOf(service, words, (amount) => formatPrice(amount, currency, language))
    cards.push({ path: `/services/${id}`, kicker: words.services, title, ...figure, ...pictures(service, image) })
  }
  for (const guide of (await read('resources')) ?? []) {
    cards.push({
      path: `/resources/${guide.id}`,
      kicker: words.guide,
      title: guide.title,
      ...pictures(guide, guide.image),
    })
  }
  for (const study of await readExisting(read, 'case-studies')) {
    const { id, name, image, results } = study
    const { sample } = await readExisting(read, `case-studies/${id}`)
    const [figure] = results
    // Invented facts about a real company have a picture that says so.
    if (!sample)
      cards.push({ path: `/case-study/${id}`, kicker: words.caseStudy, title: name, figure, ...pictures(study, image) })
  }
  for (const release of (await read('press-releases')) ?? []) {
    cards.push({ path: `/press/${release.id}`, kicker: words.pressRelease, title: release.title, ...own(release) })
  }
  return [...cards, ...(await readPosts(read, agency))]
}

function figureOf({ price, priceUnit = 'month' }: ServiceSummary, words: Words, money: (amount: number) => string) {
  if (priceUnit === 'request') return { figure: words.onRequest }
  const inWords = price === undefined ? undefined : priceInWords(words, money(price), priceUnit)
  return inWords === undefined ? {} : { figure: words.fromPrice({ price: inWords }) }
}

/**
 * So many of the newest posts have a picture with their words. It takes 20 ms to draw one, which older posts, which few
 * people share, save: theirs is the picture of the post alone, drawn once for all posts that have the same.
 */
const MOST_DRAWN = 480

async function readPosts(read: ReadContent, agency: string): Promise<Card[]> {
  const cards: Card[] = []
  const { pages = 0 } = (await read('blog/page/1')) ?? {}
  for (let number = 1; number <= pages; number++) {
    const { entries } = await readExisting(read, `blog/page/${number}`)
    for (const post of entries) {
      const { slug, title, category, image } = post
      const shown = pictures(post, image)
      const alone = cards.length < MOST_DRAWN ? {} : { own: shown.own ?? shown.picture }
      cards.push({ path: `/blog/${slug}`, kicker: category ?? agency, title, ...shown, ...alone })
    }
  }
  return cards
}

const own = (entry: WithPictures): { own?: Picture } => {
  const found = named(entry, entry.shareImage)
  return found ? { own: found } : {}
}

const pictures = (entry: WithPictures, image: string | undefined): { own?: Picture; picture?: Picture } => {
  const found = named(entry, image)
  return { ...own(entry), ...(found && { picture: found }) }
}

function named({ pictures }: WithPictures, path: string | undefined): Picture | undefined {
  const size = path === undefined ? undefined : pictures[path]
  return path !== undefined && size ? { path, hash: size.hash, ...(size.focus && { focus: size.focus }) } : undefined
}
