/**
 * What a build adds to the content. A build is one program for all languages, so it takes these words by `wordsOf` of
 * `scripts/lib/words.ts`, and not by the alias of a language.
 */
export const readingTime = (minutes: number) => `${minutes} min read`

// The kinds of pages, above the lists of search and llms.txt
export const services = 'Services'
export const caseStudies = 'Case studies'
export const guides = 'Guides'
export const articles = 'Articles'
export const pressReleases = 'Press releases'
export const freeTools = 'Free tools'
export const pages = 'Pages'

// What a page to read next is, and what a share image shows
export const caseStudy = 'Case study'
export const guide = 'Guide'
export const article = 'Article'
export const freeTool = 'Free tool'
export const pressRelease = 'Press release'
export const price = 'Price'
export const whatItCosts = 'what it costs'
export const startsAt = (service: string, price: string) =>
  `${service} starts at ${price}. Compare it with our other services.`
export const isOnRequest = (service: string) =>
  `The price of ${service} is on request. Compare it with our other services.`
export const fromPrice = (price: string) => `From ${price}`
export const onRequest = 'Price on request'
export const perMonth = (price: string) => `${price} a month`
export const perProject = (price: string) => `${price} a project`
export const perDay = (price: string) => `${price} a day`
export const perHour = (price: string) => `${price} an hour`

// llms.txt, and pages at old addresses
export const twins = 'Each page has a twin in Markdown: its address with .md at the end.'
export const allOfThem = 'All of them'
export const moved = 'This page has moved'
export const newAddress = 'Go to its new address'

// What Markdown renderers add to a text: tasks, footnotes, links that open a new tab
export const done = 'Done'
export const notDone = 'Not done'
export const footnotes = 'Footnotes'
export const backTo = 'Back to reference'
export { opensNewTab } from './links'
