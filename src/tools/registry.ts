import type { ToolSlug } from '../schema/tool-catalog'
import type { ToolScreen } from './kit/tool'

/** The form and the result of each tool, loaded on its own page only. */
export const screens: Record<ToolSlug, () => Promise<{ default: ToolScreen }>> = {
  'pr-headline-generator': () => import('./headline-generator/headlines-result'),
  'influencer-brief-builder': () => import('./brief-builder/brief-result'),
  'pr-health-checker': () => import('./health-checker/health-result'),
  'pitch-timer': () => import('./pitch-timer/pitch-result'),
  'pr-crisis-response-generator': () => import('./crisis-responses/crisis-result'),
  'influencer-roi-calculator': () => import('./roi-calculator/roi-result'),
  'influencer-content-brief-generator': () => import('./content-brief/content-brief-result'),
  'influencer-rate-calculator': () => import('./rate-calculator/rate-result'),
  'influencer-campaign-timeline': () => import('./campaign-timeline/timeline-result'),
  'influencer-performance-tracker': () => import('./performance-tracker/performance-result'),
}
