/**
 * The free tools that the project has, by the last part of their addresses. A site shows those of which `content/tools` has a
 * file. This file imports nothing, because schemas and the content pipeline read it and need neither forms nor components.
 */
export const toolSlugs = [
  'pr-headline-generator',
  'influencer-brief-builder',
  'pr-health-checker',
  'pitch-timer',
  'pr-crisis-response-generator',
  'influencer-roi-calculator',
  'influencer-content-brief-generator',
  'influencer-rate-calculator',
  'influencer-campaign-timeline',
  'influencer-performance-tracker',
] as const

export type ToolSlug = (typeof toolSlugs)[number]
