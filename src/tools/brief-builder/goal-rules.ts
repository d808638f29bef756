/** How goals are read: which words name what is to change, and what would show that it did. House rules. */

/** Verbs that open a goal; "and" before one of them separates two goals. */
export const GOAL_VERBS =
  /^(?:to\s+)?(?:achieve|attract|boost|build|collect|convert|create|double|drive|earn|educate|establish|explain|fill|gain|gather|generate|get|grow|improve|increase|introduce|launch|lift|make|promote|raise|reach|recruit|reduce|sell|show|sign|spread|start|strengthen|support|teach|triple|win)\b/iu

export type Measure = {
  /** Words that name what the goal is about. */
  words: RegExp
  /** It says all that there is to count; no measure of single words is added. */
  isWhole?: true
  /** What is counted, and where. */
  counts: string
  /** The same for a drink with alcohol, where states decide whether it can be delivered. */
  ofDrinks?: string
  /** The placeholder for a number that nobody gave. */
  target: string
}

/** The first that fits is the measure of a goal; a second one that fits is added. More specific ones come first. */
export const MEASURES: readonly Measure[] = [
  {
    words:
      /\b(?:footfall|foot traffic|through the door|walk[- ]?ins?|(?:visits?|visitors?|people|customers|guests) (?:to|in|at) (?:the|our) (?:\w+ )?(?:shops?|stores?|baker(?:y|ies)|caf[eé]s?|restaurants?|salons?|museums?|markets?|bars?|pubs?|hotels?|garages?|studios?|gyms?|branch(?:es)?)|fill (?:the|our) (?:shop|store|bakery|caf[eé]|restaurant|room|seats|tables))\b/iu,
    isWhole: true,
    counts:
      'people who name the creator or the code at the door or the till; for comparison, the brand also counts everybody who comes, by people at the door or receipts at the till',
    target: '[number] visitors',
  },
  {
    words: /\b(?:blood|plasma|stem cells?)\b.*\bdon\w+|\b(?:first-time|blood|plasma) donors?\b/iu,
    isWhole: true,
    counts: 'donors who say at the desk or in the form that the creator sent them',
    target: '[number] donors',
  },
  {
    words: /\b(?:applications?|applicants?|apply|recruits?|candidates?)\b/iu,
    isWhole: true,
    counts: 'applications that name the creator or came through the creator’s own link',
    target: '[number] applications',
  },
  {
    words:
      /\b(?:cost|price) per (?:lead|sale|order|click|sign-?up|install|customer|visit)\b|\b(?:cpl|cpa|cpc|cac|cpm|roas|roi)\b/iu,
    isWhole: true,
    counts: 'what the brand paid for the pieces, divided by what came through the creators’ own links',
    target: '[amount and currency]',
  },
  {
    words:
      /\b(?:downloads? of (?:the )?(?:episode|podcast|song|track|album)|episodes?|listen(?:s|ers?|ing)?|streams?(?! on)|plays)\b/iu,
    isWhole: true,
    counts:
      'downloads or plays of the thing itself from a day before the first piece to a week after the last, because a link cannot count them',
    target: '[number] plays',
  },
  {
    words: /\b(?:stars?|ratings?)\b/iu,
    isWhole: true,
    counts:
      'the rating and the number of ratings on the day before the first piece and a week after the last; nobody is asked or paid for a rating',
    target: '[rating]',
  },
  {
    words:
      /\b(?:fill|sell out|sold out)\b.*\b(?:seats|tables|places|walks?|tours?|classes|workshops?|dates|shows?)\b|\bseason tickets?\b/iu,
    isWhole: true,
    counts: 'seats, places or tickets sold, with the question where people heard of it',
    target: '[number] places',
  },
  {
    words:
      /\b(?:consultations?|bookings?|book(?:ed)? (?:a |more |out)?(?:tables?|rooms?|appointments?|seats?)?(?! club)|reservations?|appointments?)\b/iu,
    counts: 'bookings that name the creator or the code',
    target: '[number] bookings',
  },
  {
    words: /\b(?:phone calls?|calls?(?! to action)|callers?)\b/iu,
    counts: 'calls in which people say that the creator sent them, on a tally by the phone',
    target: '[number] calls',
  },
  {
    words: /\b(?:adoptions?|adopt|adopted)\b/iu,
    counts: 'adoptions by people who name the creator or came through the creator’s own link',
    target: '[number] adoptions',
  },
  {
    words: /\b(?:volunteers?|helpers?)\b/iu,
    counts: 'people who offer to help and name the creator or came through the creator’s own link',
    target: '[number] volunteers',
  },
  {
    words: /\b(?:donat\w+|donors?)\b/iu,
    counts: 'donations through the creator’s own link',
    target: '[number] donations',
  },
  {
    words: /\b(?:new|open|opened|more|bank|customer|student|youth|savings|premium) accounts?\b|\baccounts? opened\b/iu,
    counts: 'accounts opened through the creator’s own link',
    target: '[number] accounts',
  },
  {
    words: /\b(?:buy-?ins?|entries|participants?|entrants?)\b/iu,
    isWhole: true,
    counts: 'entries through the creator’s own link or with the code',
    target: '[number] entries',
  },
  {
    words: /\b(?:wish ?lists?|players?|pre-?saves?)\b/iu,
    counts: 'wishlists through the creator’s own link',
    target: '[number] wishlists',
  },
  {
    words:
      /\b(?:sign[- ]?ups?|subscri\w*|leads?|registrations?|register|wait(?:ing)?[- ]?list|newsletter|enquir\w*|inquir\w*|demos?|pre-?orders?)\b/iu,
    counts: 'sign-ups through the creator’s own link',
    target: '[number] sign-ups',
  },
  {
    words:
      /\b(?:sales?|sell|revenue|orders?|purchas\w*|convert\w*|conversions?|buy\w*|customers?|turnover|ventas|ventes|verkäufe|bestellungen|commandes|pedidos|vendite)\b/iu,
    counts: 'orders with the creator’s own code or link',
    ofDrinks: 'orders at licensed sellers through the creator’s own link, in states where the drink may be delivered',
    target: '[number] orders',
  },
  {
    words: /\b(?:downloads?|installs?|installations?|descargas|téléchargements)\b/iu,
    counts: 'installs through the creator’s own link',
    target: '[number] installs',
  },
  {
    words: /\b(?:traffic|visits?|clicks?|website|web ?site|landing page|page views?)\b/iu,
    counts: 'visits through the creator’s own link',
    target: '[number] visits',
  },
  {
    words:
      /\b(?:tickets?|attend\w*|guests?|footfall|rsvps?|event|visitors?(?! (?:to|in|at) (?:the|our) (?:shop|store|bakery|caf[eé]|restaurant|salon|museum|market)))\b/iu,
    counts: 'people at the door, tickets or registrations that name the creator or the code',
    target: '[number] guests',
  },
  {
    words: /\b(?:followers?|fans?|audience growth)\b/iu,
    counts: 'new followers of the brand’s account from a day before the first piece to a week after the last',
    target: '[number] new followers',
  },
  {
    words: /\b(?:engag\w*|comments?|likes?|shares?|saves?|community|conversations?|interact\w*|discuss\w*)\b/iu,
    counts: 'likes, comments, shares and saves, as a share of impressions',
    target: '[percent] % of impressions',
  },
  {
    words: /\b(?:content|ugc|assets?|footage|photos?)\b/iu,
    counts: 'pieces that the brand may use again',
    target: '[number] pieces',
  },
  {
    words:
      /\b(?:trust|credib\w*|reputation|reviews?|educat\w*|explain\w*|understand\w*|teach\w*|perception|position\w*|loyal\w*)\b/iu,
    counts: 'saves and shares, and the questions in the comments',
    target: '[number] saves and shares',
  },
  {
    words:
      /\b(?:aware\w*|(?<!\bwhat (?:we|you|they) (?:want|hope|wish|plan|need) to )reach|visib\w*|viral|knows?|known|bekannt\w*|notori[eé]\w*|notoriété|buzz|views?|impressions?|exposure|recogni\w*|attention|(?<!\b(?:by|before|until|at) (?:the )?)launch\w*|introduc\w*|announce\w*|coverage)\b/iu,
    counts: 'accounts reached in the first seven days of each piece, from the creator’s own statistics',
    target: '[number] accounts reached',
  },
]

/** For a goal that none of them fits: only the visitor knows what to count. */
export const ANY_MEASURE: Pick<Measure, 'counts' | 'ofDrinks' | 'target'> = {
  counts: '[what you count for this goal]',
  target: '[number]',
}
