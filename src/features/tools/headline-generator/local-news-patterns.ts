/** Patterns for sentences about what happens at a place or on a day. The place comes first: it is what readers look for. */
import type { Kind } from './kinds'
import type { Pattern } from './pattern'

export const PLACE_FIRST: Pattern = {
  name: 'Place first',
  text: '{place}: {unplaced}',
  use: 'For local newsrooms: readers look for their own place.',
}

/** A mistake on the way to these would be somebody who was harmed. */
const LIVING =
  /\b(?:rescu\w+|saves?|saved|animals?|dogs?|cats?|horses?|patients?|children|babies|lives|births?|surger(?:y|ies)|transplants?)\b/i

/** The company was elsewhere before. */
const NEWCOMER =
  /\b(?:second|third|fourth|fifth|another|expan\w+|moves?|moving|relocat\w+|headquarters|new (?:office|store|shop|factory|plant|branch|market))\b/i

export const LOCAL_NEWS_PATTERNS: Partial<Record<Kind, readonly Pattern[]>> = {
  event: [
    PLACE_FIRST,
    { name: 'Date first', text: '{date}: {undated}', use: 'For calendars, which sort by the day.' },
    { name: 'What to do there', text: 'What to see and do at the {thing}', use: 'For weekend and service pages.' },
    { name: 'Guest', text: '[Guest] comes to the {thing}', use: 'A name that people come for. Ask them first.' },
    {
      name: 'How to get in',
      text: 'When to come to the {thing}, and what to book ahead',
      use: 'For calendars and newsletters.',
    },
    {
      name: 'Behind it',
      text: 'The [number] people who make the {thing} happen',
      use: 'For portraits in local newsrooms.',
    },
    {
      name: 'First and only',
      text: '[What nobody has seen there before] at the {thing}',
      use: 'For a first time that you can prove.',
    },
  ],
  milestone: [
    {
      name: 'Change',
      text: 'From [first figure] in [year] to {object}: how {subject} grew',
      use: 'A figure means more beside an earlier one.',
    },
    {
      name: 'Person first',
      text: '[Name], one of {object}, on [what it changed]',
      use: 'One of many, with a name.',
      says: /\d (?:million |thousand )?\p{Ll}+s\b/u,
    },
    {
      name: 'Mistakes',
      text: 'What {subject} got wrong on the way to {object}',
      use: 'For bylined articles: readers learn more from it.',
      unlessSays: LIVING,
    },
    {
      name: 'Next step',
      text: 'After {object}, {subject} turns to [next step]',
      use: 'When the next step is the newer news.',
    },
    {
      name: 'Team',
      text: 'The [number] people behind {object}',
      use: 'For portraits and local newsrooms.',
      // Nobody is behind “the 1,000th dog”.
      unlessSays: /\d(?:st|nd|rd|th)\b/,
    },
  ],
  expansion: [
    PLACE_FIRST,
    { name: 'Date first', text: '{date}: {undated}', use: 'For calendars and local newsrooms.' },
    {
      name: 'Neighbors first',
      text: 'What {place} can expect from {owned}',
      use: 'The question of everyone who lives there.',
    },
    {
      name: 'Reason for the place',
      text: 'Why {subject} chose {place}',
      use: 'For interviews, and for the town hall.',
      says: NEWCOMER,
    },
    {
      name: 'Jobs',
      text: '[Number] new jobs in [town]: {clause}',
      use: 'The first question of local newsrooms.',
      unless: ['place'],
      unlessSays: /jobs/i,
    },
    {
      name: 'Jobs',
      text: '[Number] new jobs: {clause}',
      use: 'The first question of local newsrooms.',
      needs: ['place'],
      unlessSays: /jobs/i,
    },
    {
      name: 'What was there before',
      text: '[What the building was before] becomes {owned}',
      use: 'For local newsrooms: people remember what was there.',
    },
    {
      name: 'From the first to the next',
      text: 'From [first place, year] to {place}: how {subject} grew',
      use: 'For features.',
      says: NEWCOMER,
    },
    { name: 'Who runs it', text: '[Name] will run {owned}', use: 'For portraits of somebody from the place.' },
    {
      name: 'First customers',
      text: '“[One sentence from a neighbor]”: {owned} [opens soon or has opened]',
      use: 'For local newsrooms: a voice from the place.',
    },
  ],
}
