/**
 * What is done in each phase: two tasks that every campaign has, a task that its type adds, a task that its content type
 * adds. House rules of ours, from how campaigns are run; `{creators}` becomes the number of influencers.
 */
import type { CampaignType, ContentType } from './options'
import type { PhaseId } from './rules'

type ByPhase<Task> = Record<PhaseId, Task>

export const TASKS_OF_ALL: ByPhase<readonly [string, string]> = {
  planning: [
    'Write down one goal, the figure that shows it was met, and who decides',
    'Set the budget for fees, products, production and paid support',
  ],
  outreach: [
    'Shortlist candidates for {creators}: audience, past partners, engagement, brand safety',
    'Agree on fee, deliverables, usage rights, exclusivity and advertising disclosure in writing',
  ],
  production: [
    'Send the brief: message, must-haves, what to avoid, disclosure wording, deadline for drafts',
    'Answer questions within a day and collect drafts as they come',
  ],
  approval: [
    'Check every draft for facts, claims, disclosure and rights to music and pictures',
    'Give one round of collected comments and approve final versions in writing',
  ],
  preparation: [
    'Fix the publishing times and confirm them with each creator',
    'Test links, discount codes and tracking from a phone',
  ],
}

export const TASKS_BY_TYPE: Record<CampaignType, ByPhase<string>> = {
  'product-launch': {
    planning: 'Fix the embargo hour and agree with sales and support on what is in stock at launch',
    outreach: 'Ship products or review units with the agreement, so that creators can use them',
    production: 'Hand out the fact sheet with specifications, price and availability, all of them approved',
    approval: 'Compare every specification and price in the drafts with the fact sheet',
    preparation: 'Set the product page live behind the embargo and brief customer support',
  },
  'brand-awareness': {
    planning: 'Take the baseline: brand searches, direct visits and mentions in the last 30 days',
    outreach: 'Choose creators whose audiences overlap little, so that reach adds up',
    production: 'Agree on one recognizable element that all pieces share',
    approval: 'Watch all drafts in a row: is the same brand recognized in each?',
    preparation: 'Set up the alerts and the report that will be compared with the baseline',
  },
  'event-promotion': {
    planning: 'Fix program, place, ticket link and the number of seats the campaign must fill',
    outreach: 'Settle travel, accreditation and which creators attend in person',
    production: 'Deliver date, place and ticket link as text that can be copied without errors',
    approval: 'Compare date, time, place and ticket link in every draft with the program',
    preparation: 'Send creators the running order, a contact on site and the rules for filming',
  },
  'content-series': {
    planning: 'Outline all episodes, their order and what brings people back for the next one',
    outreach: 'Contract availability for the whole series, not for one episode',
    production: 'Produce the first two episodes before the launch, so that a delay does not show',
    approval: 'Check names, style and continuity from episode to episode',
    preparation: 'Schedule the first two episodes and announce the rhythm',
  },
  'sales-campaign': {
    planning: 'Calculate offer, margin and the number of orders at which the campaign pays',
    outreach: 'Give every creator a code or link of their own, written into the agreement',
    production: 'Deliver the terms of the offer in two sentences that creators can say',
    approval: 'Check price, end date and conditions of the offer in every draft',
    preparation: 'Order with every code once, from basket to confirmation',
  },
}

export const TASKS_BY_CONTENT: Record<ContentType, ByPhase<string>> = {
  'photo-posts': {
    planning: 'Collect a mood board of pictures that show what fits and what does not',
    outreach: 'Agree on the number of pictures, formats and whether you may edit them',
    production: 'Check light and product in test pictures before the full shoot',
    approval: 'Approve picture, caption, tags and alternative text together',
    preparation: 'Receive the files in full resolution for your own channels',
  },
  stories: {
    planning: 'Decide the order of frames and the one action the last frame asks for',
    outreach: 'Agree on frames per story, link sticker and whether it becomes a highlight',
    production: 'Have frames recorded as drafts: stories vanish after a day and cannot be mended',
    approval: 'Read every frame with sound off: is the text on it enough by itself?',
    preparation: 'Agree that creators send screenshots of the figures within 24 hours',
  },
  'short-video': {
    planning: 'Decide what the first three seconds show, and make the message work without sound',
    outreach: 'Agree on length, number of cuts, and rights to run the video as an advertisement',
    production: 'Approve a script of a few lines before anything is filmed',
    approval: 'Check captions, licensed music and the disclosure label in the app',
    preparation: 'Receive files without platform watermark, and the codes for paid support',
  },
  'long-video': {
    planning: 'Decide between a dedicated video and an integration, and at which minute it comes',
    outreach: 'Reserve the creator’s publishing slot early and agree on how long the video stays online',
    production: 'Approve outline and talking points before filming, a rough cut after it',
    approval: 'Check title, thumbnail, description, links and the paid-promotion setting',
    preparation: 'Agree on a pinned comment and who answers viewers on the first day',
  },
  'live-stream': {
    planning: 'Fix the running order, a presenter’s sheet and a plan for when the connection fails',
    outreach: 'Agree on rehearsal, moderation and whether the recording may be used',
    production: 'Rehearse once with the real equipment, place and connection',
    approval: 'Approve running order, on-screen texts and the list of questions not to answer',
    preparation: 'Announce the hour in the viewers’ time zones and test the stream in private',
  },
  mixed: {
    planning: 'Give each format one job and decide in which order people should see them',
    outreach: 'List every format with number and price on its own line of the agreement',
    production: 'Plan the days of production so that one set-up serves several formats',
    approval: 'Approve format by format against one checklist for all of them',
    preparation: 'Put all pieces into one publishing calendar by platform and hour',
  },
}
