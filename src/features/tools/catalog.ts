/**
 * The free tools, in the order in which the site lists them: the last part of the address, the title, and what a visitor
 * gets, in one sentence. This file imports nothing, because the footer of every page and the content pipeline read it
 * and need neither forms nor components.
 */
export const tools = [
  {
    slug: 'pr-headline-generator',
    title: 'PR Headline Generator',
    description:
      'Eight headlines for your news, each after a named newsroom pattern, with the facts that decide where they get cut.',
  },
  {
    slug: 'influencer-brief-builder',
    title: 'Influencer Brief Builder',
    description: 'A campaign brief creators can work from, made of your own goals and deliverables.',
  },
  {
    slug: 'pr-health-checker',
    title: 'PR Health Checker',
    description:
      'Checks a press release for structure, readability, tone, relevance and keywords, and marks every finding in the text.',
  },
  {
    slug: 'pitch-timer',
    title: 'Pitch Timer',
    description: 'A countdown to your target date and a four-week plan of what to do until then.',
  },
  {
    slug: 'pr-crisis-response-generator',
    title: 'PR Crisis Response Generator',
    description: 'Four statements for the first hours of a crisis: public, internal, for customers and for the media.',
  },
  {
    slug: 'influencer-roi-calculator',
    title: 'Influencer ROI Calculator',
    description:
      'What a campaign may return, step by step from followers to revenue, with every assumption in the open.',
  },
  {
    slug: 'influencer-content-brief-generator',
    title: 'Influencer Content Brief Generator',
    description: 'A content brief with guidelines, technical requirements, a timeline, and what to do and avoid.',
  },
  {
    slug: 'influencer-rate-calculator',
    title: 'Influencer Rate Calculator',
    description: 'What a post, story, reel or video costs at each size of account, and what three packages come to.',
  },
  {
    slug: 'influencer-campaign-timeline',
    title: 'Influencer Campaign Timeline',
    description: 'Five phases counted back from your launch day, and a plain word when the time is too short.',
  },
  {
    slug: 'influencer-performance-tracker',
    title: 'Influencer Performance Tracker',
    description: 'Engagement, reach, like, comment, share and save rates of a post, held against benchmarks.',
  },
] as const satisfies readonly { slug: string; title: string; description: string }[]

export type CatalogEntry = (typeof tools)[number]
export type ToolSlug = CatalogEntry['slug']
