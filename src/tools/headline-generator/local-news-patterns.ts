/** Patterns for sentences about what happens at a place or on a day. The place comes first: it is what readers look for. */
import type { Kind } from './kinds'
import type { Pattern } from './pattern'

export const PLACE_FIRST: Pattern = {
  name: 'Place first',
  text: '{place}: {unplaced}',
  use: 'For local newsrooms: readers look for their own place.',
}

/** The company was elsewhere before. */
const NEWCOMER =
  /\b(?:second|third|fourth|fifth|another|expan\w+|moves?|moving|relocat\w+|headquarters|new (?:office|store|shop|factory|plant|branch|market))\b/i

export const LOCAL_NEWS_PATTERNS: Partial<Record<Kind, readonly Pattern[]>> = {
  event: [
    PLACE_FIRST,
    { name: 'Date first', text: '{date}: {undated}', use: 'For calendars, which sort by the day.' },
    { name: 'What to do there', text: 'What to see and do at {event}', use: 'For service pages and newsletters.' },
    { name: 'Guest', text: '[Guest] comes to {event}', use: 'A name that people come for. Ask them first.' },
    {
      name: 'How to get in',
      text: 'When to come to {event}, and what to book ahead',
      use: 'For calendars and newsletters.',
    },
    {
      name: 'Behind it',
      text: 'The [number] people who make {event} happen',
      use: 'For portraits and local newsrooms.',
    },
    {
      name: 'First and only',
      text: '[What nobody has seen before] at {event}',
      use: 'For a first time that you can prove.',
    },
  ],
  milestone: [
    {
      name: 'Change',
      text: 'From [first figure] in [year] to {reached}: how {subject} grew',
      use: 'A figure means more beside an earlier one.',
      unlessSays: /\d(?:st|nd|rd|th)\b/,
    },
    {
      name: 'Change',
      text: 'From the first {ordered} in [year] to the {nth}: how {subject} grew',
      use: 'A figure means more beside an earlier one.',
    },
    {
      name: 'Person first',
      text: '[Name], one of {members}, on [what it changed]',
      use: 'For features: a person before the company.',
    },
    {
      name: 'Lessons',
      text: 'What {subject} learned on the way to {reached}',
      use: 'For features and bylined articles.',
    },
    {
      name: 'Next step',
      text: 'After {reached}, {subject} turns to [next step]',
      use: 'When the next step is the newer news.',
    },
    {
      name: 'Team',
      text: 'The [number] people behind {subject} and its {counted}',
      use: 'For portraits and local newsrooms.',
    },
  ],
  expansion: [
    PLACE_FIRST,
    { name: 'Date first', text: '{date}: {undated}', use: 'For calendars, which sort by the day.' },
    {
      name: 'Neighbors first',
      text: 'What {place} can expect from {owned}',
      use: 'The question of everyone who lives there.',
    },
    {
      name: 'Reason for the place',
      text: 'Why {subject} chose {place}',
      use: 'For interviews that explain the decision.',
      says: NEWCOMER,
    },
    {
      name: 'Jobs',
      text: '[Number] new jobs: {clause}',
      use: 'The first question of local newsrooms.',
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
      use: 'For features that tell how it came about.',
      says: NEWCOMER,
    },
    { name: 'Who runs it', text: '[Name] will run {owned}', use: 'For portraits and local newsrooms.' },
    {
      name: 'First customers',
      text: '“[One sentence from a neighbor]”: {owned} [opens soon or has opened]',
      use: 'For portraits and local newsrooms.',
    },
  ],
}
