/**
 * The free tools, in the order in which the site lists them: the last part of the address, and the title. This file imports
 * nothing, because the footer of every page and the content pipeline read it and need neither forms nor components.
 */
export const tools = [
  { slug: 'pr-headline-generator', title: 'PR Headline Generator' },
  { slug: 'influencer-brief-builder', title: 'Influencer Brief Builder' },
  { slug: 'pr-health-checker', title: 'PR Health Checker' },
  { slug: 'pitch-timer', title: 'Pitch Timer' },
  { slug: 'pr-crisis-response-generator', title: 'PR Crisis Response Generator' },
  { slug: 'influencer-roi-calculator', title: 'Influencer ROI Calculator' },
  { slug: 'influencer-content-brief-generator', title: 'Influencer Content Brief Generator' },
  { slug: 'influencer-rate-calculator', title: 'Influencer Rate Calculator' },
  { slug: 'influencer-campaign-timeline', title: 'Influencer Campaign Timeline' },
  { slug: 'influencer-performance-tracker', title: 'Influencer Performance Tracker' },
] as const satisfies readonly { slug: string; title: string }[]

export type ToolSlug = (typeof tools)[number]['slug']
/** A tool with what its card and its page say about it. */
export type DescribedTool = { slug: ToolSlug; title: string; description: string }
