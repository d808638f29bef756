import { BAD_NEWS } from '../kit/english/bad-news'
import { ROLES } from './words'

/** What sort of news a topic is. */
export type Kind =
  | 'bad-news'
  | 'funding'
  | 'acquisition'
  | 'hire'
  | 'award'
  | 'data'
  | 'partnership'
  | 'event'
  | 'milestone'
  | 'expansion'
  | 'launch'
  | 'general'

type KindRule = { kind: Kind; label: string; words: RegExp }

/** House rules; the first that matches decides. Each must be a word that the topic itself says. */
export const KIND_RULES: readonly KindRule[] = [
  {
    kind: 'bad-news',
    label: 'Bad news',
    words: BAD_NEWS,
  },
  {
    kind: 'funding',
    label: 'Funding',
    words:
      /\b(?:funding|seed round|series [a-f]\b|investment round|investors?|(?:raises?|raised)(?= [$€£¥\d])|(?:closes?|secures?)(?= [$€£¥]))/i,
  },
  {
    kind: 'acquisition',
    label: 'Acquisition',
    words: /\b(?:acquisition|acquires?|acquired|merger|merges?|merged|buys|bought|takes over|takeover)\b/i,
  },
  {
    kind: 'hire',
    label: 'Appointment',
    words: new RegExp(
      `${ROLES.source}|\\b(?:appoints?|appointed|appointment|new hire|joins as|hires(?= (?:[A-Z]|a |its )))`,
      'i',
    ),
  },
  {
    kind: 'award',
    label: 'Award',
    words: /\b(?:awards?|awarded|prize|wins|won|winner|finalist|shortlisted|ranked|ranks)\b/i,
  },
  {
    kind: 'data',
    label: 'Data or research',
    words:
      /\b(?:survey|study|studies|research|researchers|scientists|report|index|poll|findings|data (?:shows?|on)|benchmark)\b/i,
  },
  {
    kind: 'partnership',
    label: 'Partnership',
    words:
      /\b(?:partner|partners|partnered|partnering|partnership|collaborat\w+|joint venture|alliance|teams? up|joins? forces)\b/i,
  },
  {
    kind: 'event',
    label: 'Event',
    words: /\b(?:conference|summit|webinar|festival|expo|trade fair|meetup|hackathon|workshop|gala|hosts|event)\b/i,
  },
  {
    kind: 'milestone',
    label: 'Milestone',
    words:
      /\b(?:milestone|anniversary|[\d,]+(?:st|nd|rd|th)(?= (?!century|annual)\p{Ll})|(?:reaches|reached|passes|passed|surpasses|surpassed|hits|crosses|exceeds) (?:[$€£]?\d|one |half )|doubles|doubled|triples|tripled|record (?:year|quarter|sales|revenue))/iu,
  },
  {
    kind: 'expansion',
    label: 'Opening or expansion',
    words:
      /\b(?:expands?|expanded|expanding|expansion|opens|opened|opening|open (?:a|an|its|the|new)|new (?:office|store|factory|plant|market|headquarters)|headquarters|relocat\w+)\b/i,
  },
  {
    kind: 'launch',
    label: 'Launch',
    words:
      /\b(?:launch|launches|launched|launching|releas(?:e|es|ed|ing)|introduc(?:es|ed|ing)|unveil\w*|debuts?|premieres?|rolls out|new (?:app|product|platform|feature|version|service)|now (?:for|on) sale|goes on sale|now available)\b/i,
  },
]
