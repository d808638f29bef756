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
    words:
      /\b(?:recall(?:s|ed|ing)?(?! (?:election|vote|memor))|outages?|data (?:breach|leak|loss|theft)|breach(?:es|ed)?|hack(?:ed|ers)|ransomware|lay(?:s|ing)? off|laid off|layoffs?|(?:cuts?|cutting|sheds?|axes?) (?:[\d,.]+ |[a-z]+ )?(?:jobs|positions|staff|workers)|job cuts|lawsuits?|su(?:es|ed|ing)(?= )|strikes?(?= (?:over|at|against|by|begins|ends|on))|on strike|walkouts?|bankrupt(?:cy)?|insolven(?:t|cy)|fraud|embezzl\w+|fined|scandal|apologi[sz]\w+|backlash|boycott|contaminat\w+|salmonella|listeria|allergens?|poison\w*|injur(?:ed|ies|y)|died|dies|dead|deaths?|kill(?:ed|s)|fatal|explosion|fire (?:at|in|destroys|damages)|catch(?:es)? fire|crash(?:ed|es)?|derail\w*|collapsed?|evacuat\w+|flood(?:ed|s)?|spill(?:s|ed)?|toxic|harass\w+|abuse|misconduct|arrested|investigat(?:ed|ion) (?:into|for|by)|overheat\w*|wrong dose|defect(?:s|ive)?|(?:clos(?:e|es|ed|ing)|closure|shut(?:s|ting)? down|shutters?)(?= (?:[\w’-]+ ){0,4}(?:stores?|shops?|plants?|factor(?:y|ies)|offices?|branch(?:es)?|restaurants?|schools?|hospitals?|wards?|librar(?:y|ies)|pools?|sites?|permanently|for good))|(?:stores?|shops?|plants?|factory|branch(?:es)?|restaurants?|schools?|hospitals?|ward|library|pool) (?:closes|closure|closing|closed|shuts)|not working|is down|service disruption)\b/i,
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
    label: 'Expansion',
    words:
      /\b(?:expands?|expanded|expanding|expansion|opens|opened|opening|open (?:a|an|its|the|new)|new (?:office|store|factory|plant|market|headquarters)|headquarters|relocat\w+)\b/i,
  },
  {
    kind: 'launch',
    label: 'Launch',
    words:
      /\b(?:launch|launches|launched|launching|releas(?:e|es|ed|ing)|introduc(?:es|ed|ing)|unveil\w*|debuts?|premieres?|rolls out|new (?:app|product|platform|feature|version|service))\b/i,
  },
]
