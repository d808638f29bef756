import type { ToolSlug } from './catalog'

/** What a visitor gets from each tool, in one sentence. Apart from the catalog, which is part of every page's script. */
export const descriptions: Record<ToolSlug, string> = {
  'pr-headline-generator':
    'Eight headlines for your news, each after a named newsroom pattern, with the facts that decide where they get cut.',
  'influencer-brief-builder': 'A campaign brief creators can work from, made of your own goals and deliverables.',
  'pr-health-checker':
    'Checks a press release for structure, readability, tone, relevance and keywords, and marks every finding in the text.',
  'pitch-timer': 'A countdown to your target date and a four-week plan of what to do until then.',
  'pr-crisis-response-generator':
    'Four statements for the first hours of a crisis: public, internal, for customers and for the media.',
  'influencer-roi-calculator':
    'What a campaign may return, step by step from followers to revenue, with every assumption in the open.',
  'influencer-content-brief-generator':
    'A content brief with guidelines, technical requirements, a timeline, and what to do and avoid.',
  'influencer-rate-calculator':
    'What a post, story, reel or video costs at each size of account, and what three packages come to.',
  'influencer-campaign-timeline':
    'Five phases counted back from your launch day, and a plain word when the time is too short.',
  'influencer-performance-tracker':
    'Engagement, reach, like, comment, share and save rates of a post, held against benchmarks.',
}
