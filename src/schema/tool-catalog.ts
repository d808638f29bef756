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

/** The table that a tool cannot do without, by the path of its file below `content`. */
export const TABLE_OF: { readonly [Slug in ToolSlug]?: TableName } = {
  'pr-headline-generator': 'tables/headlines',
  'pr-crisis-response-generator': 'tables/crisis',
  'influencer-brief-builder': 'tables/briefs',
  'influencer-content-brief-generator': 'tables/briefs',
  'pitch-timer': 'tables/pitch-plans',
  'pr-health-checker': 'tables/release-checks',
}

/** The files of the tables. Each has a schema in src/schema/tool-tables. */
export type TableName =
  | 'tables/briefs'
  | 'tables/crisis'
  | 'tables/headlines'
  | 'tables/pitch-plans'
  | 'tables/release-checks'
