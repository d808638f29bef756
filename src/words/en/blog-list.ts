/** Lists of the blog: all articles, or those of a category, with a tag, or by an author. */

export const blog = 'Blog'
export const page = (number: number) => `Page ${number}`
export const pageOf = (number: number, pages: number) => `Page ${number} of ${pages}.`
export const onPage = (list: string, number: number) => `${list}, page ${number}`
export const tagged = (tag: string) => `Articles tagged “${tag}”`
export const by = (author: string) => `Articles by ${author}`
export const quoted = (value: string) => `“${value}”`
export const articles = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`
export const categories = 'Categories'
export const all = 'All'
export const latestOfGroup = 'Latest article'
export const featured = 'Featured article'
export const latestArticles = 'Latest Articles'
export const articlesHeading = 'Articles'
export const noMore = 'There are no more articles to show.'
export const nothingYet = 'There is nothing yet.'
export const pages = 'Pages'
export const newer = 'Newer articles'
export const older = 'Older articles'
export const beforeNumber = 'Page '
export const search = 'Search'
export const titleOrTopic = 'Title or topic'
export const searching = 'Searching…'
export const needsScript =
  'The search needs JavaScript. Browse by category, by page, or by the tags below each article.'
export const email = 'Email address'
export const yourEmail = 'you@example.com'
export const newsletterSubject = 'Newsletter subscription'
export const newsletterRequest = (subscriber: string) => `Please send the newsletter to ${subscriber}`
export const requested = <Address>(address: Address) => [
  'Your email program should open with the request. Nothing opened? Write to ',
  address,
  '.',
]
