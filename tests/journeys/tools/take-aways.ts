/** What visitors take away from the result of each tool's example. */

import type { ToolSlug } from '../../../src/schema/tool-catalog'
import { tool as briefBuilder } from '../../../src/tools/brief-builder/tool'
import { tool as campaignTimeline } from '../../../src/tools/campaign-timeline/tool'
import { tool as contentBrief } from '../../../src/tools/content-brief/tool'
import { tool as crisisResponses } from '../../../src/tools/crisis-responses/tool'
import { tool as headlineGenerator } from '../../../src/tools/headline-generator/tool'
import { tool as healthChecker } from '../../../src/tools/health-checker/tool'
import type { Raw } from '../../../src/tools/kit/form/fields'
import type { Tool } from '../../../src/tools/kit/tool'
import { tool as performanceTracker } from '../../../src/tools/performance-tracker/tool'
import { tool as pitchTimer } from '../../../src/tools/pitch-timer/tool'
import { tool as rateCalculator } from '../../../src/tools/rate-calculator/tool'
import { tool as roiCalculator } from '../../../src/tools/roi-calculator/tool'
import { briefTable } from '../content'
import { isOnSite } from '../site'
import { FLAWED } from './flawed-release'

type TakeAway = {
  tool: Tool
  /** Where the tool's own example is too short to show every part of a result. */
  values?: Raw
  copy: { button: string; texts: string[] }
  files: { button: string; name: string; texts: string[] }[]
}

export const takeAways: Record<ToolSlug, TakeAway> = {
  'pr-headline-generator': {
    tool: headlineGenerator,
    values: { topic: 'our new CEO Maria from Google' },
    copy: { button: 'Copy all 8 headlines', texts: ['['] },
    files: [
      { button: 'Download Markdown', name: 'headlines.md', texts: ['1. **'] },
      {
        button: 'Download CSV',
        name: 'headlines.csv',
        texts: ['Headline,Pattern,Characters,Words,Placeholders,Search result'],
      },
    ],
  },
  'influencer-brief-builder': {
    tool: briefBuilder,
    values: {
      campaign: 'Spring launch of a lamp',
      goals: '500 orders',
      deliverables: '3 Reels\n1 video',
      name: 'Lumen One',
      makes: '3 Reels and 1 video',
    },
    copy: { button: 'Copy brief', texts: ['Overview\n--------', '- Each creator makes: 3 Reels and 1 video'] },
    files: [
      {
        button: 'Download Markdown',
        name: 'influencer-brief.md',
        texts: ['# Lumen One: brief for creators\n\n## Overview', '- **Each creator makes:** 3 Reels and 1 video'],
      },
    ],
  },
  'pr-health-checker': {
    tool: healthChecker,
    values: { release: FLAWED },
    copy: {
      button: 'Copy report',
      texts: [
        'Press release health: 93 of 100, good',
        'Tone: 71, warning. 5 of 7 checks passed. Not passed: Hype words, Third person.',
      ],
    },
    files: [
      {
        button: 'Download Markdown',
        name: 'press-release-health.md',
        texts: ['**Structure:** 88, good. 7 of 8 checks passed.', 'Most of our batteries'],
      },
    ],
  },
  'pitch-timer': {
    tool: pitchTimer,
    copy: { button: 'Copy plan', texts: ['Planned for:\n', ' (Dec 14 – 23)'] },
    files: [
      { button: 'Download calendar (.ics)', name: 'pitch-plan.ics', texts: ['DTSTART;VALUE=DATE:20261127'] },
      { button: 'Download Markdown', name: 'pitch-plan.md', texts: ['\n- [ ] '] },
    ],
  },
  'pr-crisis-response-generator': {
    tool: crisisResponses,
    values: { scenario: crisisResponses.example.scenario ?? '' },
    copy: { button: 'Copy all four documents', texts: ['What happened, in one or two sentences', 'outlines'] },
    files: [
      {
        button: 'Download Markdown',
        name: 'crisis-responses.md',
        texts: ['## Initial public statement'],
      },
    ],
  },
  'influencer-roi-calculator': {
    tool: roiCalculator,
    copy: { button: 'Copy result', texts: ['Product launch: $5,000, 100,000 followers, 4% engagement'] },
    files: [{ button: 'Download CSV', name: 'influencer-roi.csv', texts: ['Figure,Value\r\n'] }],
  },
  'influencer-content-brief-generator': {
    tool: contentBrief,
    values: {
      ...{ brandName: 'Lumen', description: 'A desk lamp that follows daylight, from $89', audience: 'Students' },
      objective: briefTable?.goals[0]?.id ?? '',
      contentType: briefTable?.formats[0]?.id ?? '',
      brandTone: briefTable?.tones[0]?.id ?? '',
      gate: 'none',
      point: 'The lamp follows daylight.',
    },
    copy: { button: 'Copy brief', texts: ['What it says: The lamp follows daylight.'] },
    files: [
      {
        button: 'Download Markdown',
        name: 'content-brief.md',
        texts: ['- **What it says:** The lamp follows daylight.'],
      },
    ],
  },
  'influencer-rate-calculator': {
    tool: rateCalculator,
    copy: { button: 'Copy result', texts: ['Reel: $825\n3-post: $1,485'] },
    files: [
      {
        button: 'Download CSV',
        name: 'rate-card-instagram-micro.csv',
        texts: ['Instagram,Micro,50000,4.2,Monthly,Post,8,500,1.1,15,3740'],
      },
    ],
  },
  'influencer-campaign-timeline': {
    tool: campaignTimeline,
    copy: {
      button: 'Copy result',
      texts: ['2. Influencer outreach: November 28, 2026 to December 8, 2026 (11 days)'],
    },
    files: [
      {
        button: 'Download CSV',
        name: 'campaign-timeline.csv',
        texts: ['\r\nSpring lamp,Review and approval,15,7,2026-12-25,2026-12-31,'],
      },
      {
        button: 'Download calendar (.ics)',
        name: 'campaign-timeline.ics',
        texts: ['DTSTART;VALUE=DATE:20270105'],
      },
    ],
  },
  'influencer-performance-tracker': {
    tool: performanceTracker,
    copy: { button: 'Copy result', texts: ['Reach rate: 40%, Excellent'] },
    files: [
      {
        button: 'Download CSV',
        name: 'influencer-performance-instagram.csv',
        texts: ['Instagram,Reel,Engagement rate,6,600,10000,(likes + comments + shares) ÷ impressions,Excellent,1,3,6'],
      },
    ],
  },
}

/** Those of the tools that the site has. */
export const shownTakeAways = Object.values(takeAways).filter(({ tool }) => isOnSite(tool))
