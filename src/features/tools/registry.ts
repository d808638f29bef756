import type { ComponentType } from 'react'

/** The free tools, each registered once: pages, footer and site map follow. */
export type Tool = {
  /** Last part of the address: `/tools/<slug>`. */
  slug: string
  title: string
  /** What a visitor gets, in one sentence. */
  description: string
  /** The tool itself: its form and its result, loaded on its own page only. */
  load: () => Promise<{ default: ComponentType }>
}

export const tools = [
  {
    slug: 'pr-headline-generator',
    title: 'PR Headline Generator',
    description:
      'Eight headlines for your news, each after a named newsroom pattern, with the facts that decide where they get cut.',
    load: () => import('./headline-generator/headline-generator'),
  },
  {
    slug: 'influencer-brief-builder',
    title: 'Influencer Brief Builder',
    description: 'A campaign brief creators can work from, made of your own goals and deliverables.',
    load: () => import('./brief-builder/brief-builder'),
  },
  {
    slug: 'pr-health-checker',
    title: 'PR Health Checker',
    description:
      'Checks a press release for structure, readability, tone, relevance and keywords, and marks every finding in the text.',
    load: () => import('./health-checker/health-checker'),
  },
  {
    slug: 'pitch-timer',
    title: 'Pitch Timer',
    description: 'A countdown to your target date and a four-week plan of what to do until then.',
    load: () => import('./pitch-timer/pitch-timer'),
  },
  {
    slug: 'pr-crisis-response-generator',
    title: 'PR Crisis Response Generator',
    description: 'Four statements for the first hours of a crisis: public, internal, for customers and for the media.',
    load: () => import('./crisis-responses/crisis-responses'),
  },
  {
    slug: 'influencer-roi-calculator',
    title: 'Influencer ROI Calculator',
    description:
      'What a campaign may return, step by step from followers to revenue, with every assumption in the open.',
    load: () => import('./roi-calculator/roi-calculator'),
  },
  {
    slug: 'influencer-content-brief-generator',
    title: 'Influencer Content Brief Generator',
    description: 'A content brief with guidelines, technical requirements, a timeline, and what to do and avoid.',
    load: () => import('./content-brief/content-brief'),
  },
  {
    slug: 'influencer-rate-calculator',
    title: 'Influencer Rate Calculator',
    description: 'What a post, story, reel or video costs at each size of account, and what three packages come to.',
    load: () => import('./rate-calculator/rate-calculator'),
  },
  {
    slug: 'influencer-campaign-timeline',
    title: 'Influencer Campaign Timeline',
    description: 'Five phases counted back from your launch day, and a plain word when the time is too short.',
    load: () => import('./campaign-timeline/campaign-timeline'),
  },
  {
    slug: 'influencer-performance-tracker',
    title: 'Influencer Performance Tracker',
    description: 'Engagement, reach, like, comment, share and save rates of a post, held against benchmarks.',
    load: () => import('./performance-tracker/performance-tracker'),
  },
] as const satisfies readonly Tool[]

export type ToolSlug = (typeof tools)[number]['slug']
