/**
 * What goals can be about, the words that tell it, and what each topic adds to the four weeks: two tasks a week, the
 * more important first. `{goal}` becomes the visitor's own words. House rules of ours, from how such news is pitched.
 */
export type Pair = readonly [string, string]

export type Topic = {
  id: string
  name: string
  /** Matched against goals in any case; whole words only. Left out where the topic is the one for all other goals. */
  words?: RegExp
  /** Its tasks come before those that every pitch has. */
  isUrgent?: true
  weeks: readonly [Pair, Pair, Pair, Pair]
}

export const TOPICS: readonly Topic[] = [
  {
    id: 'crisis',
    name: 'Crisis',
    // A rule of this tool: nothing else can wait as little.
    isUrgent: true,
    words:
      /\b(?:cris[ie]s|recalls?|(?:data|security) breach(?:es)?|outages?|lawsuits?|backlash|apolog(?:y|ise|ize)|layoffs?|scandal)\b/i,
    weeks: [
      [
        'Write down what is confirmed about {goal}, by whom and since when, and what is not',
        'Name the one person who speaks and the one who approves',
      ],
      [
        'Publish what has been done about {goal} since the first statement, with dates',
        'Answer the questions that customers and journalists really asked, in one public list',
      ],
      [
        'Offer an interview with the person responsible for the remedy to {goal}',
        'Correct wrong reports with sources, one by one, in private first',
      ],
      [
        'Report on {goal}: cause, remedy, what has changed, and who checked it',
        'Go through it with everyone involved and write the lessons into the crisis plan',
      ],
    ],
  },
  {
    id: 'funding',
    name: 'Funding',
    words:
      /\b(?:fund(?:ing|rais(?:e|er|ing))|series [a-f]|(?:pre-?)?seed (?:round|funding|money|stage)|invest(?:ors?|ments?)|venture capital|ipo|(?:financing|funding|investment) round|rais(?:e|ed|ing) (?:money|capital|[$€£]\s?\d\S*))\b/i,
    weeks: [
      [
        'Get consent in writing to name the investors and the amount in {goal}',
        'Say what the money is for: three uses, each with a number or a date',
      ],
      [
        'Write the announcement of {goal}: amount, lead investor, use of funds, total raised so far',
        'Get one sentence from the lead investor on why they joined, approved for quotation',
      ],
      [
        'Offer {goal} to one business reporter under embargo, with hour and time zone in writing',
        'Check registers and filings: nothing may show the round before the embargo ends',
      ],
      [
        'Tell staff, customers and smaller investors shortly before {goal} is public',
        'Prepare answers on valuation and runway, also those that you will not give',
      ],
    ],
  },
  {
    id: 'launch',
    name: 'Product launch',
    words:
      /\b(?:(?:re)?launch(?:es|ed|ing)?|unveil(?:s|ed|ing)?|roll(?:ing)?[ -]?outs?|go(?:es|ing)? live|new (?:product|app|feature|version|service|platform)|beta)\b/i,
    weeks: [
      [
        'Say in two sentences without adjectives what {goal} changes, and for whom',
        'Ask three customers or testers for results that may be published',
      ],
      [
        'Make the fact sheet for {goal}: price, availability, specifications, pictures',
        'Set up review units or demo access, and a log of who has which',
      ],
      [
        'Offer early access for {goal} under embargo to reviewers of comparable products',
        'Book demo calls of 20 minutes with those who answer',
      ],
      [
        'Test page, price and sign-up for {goal} from outside your own network',
        'Agree with support and sales on what they say from the first hour',
      ],
    ],
  },
  {
    id: 'event',
    name: 'Event',
    words:
      /\b(?:events?|conferences?|trade (?:show|fair)s?|exhibitions?|summits?|webinars?|booths?|keynotes?|meetups?|festivals?|ces|mwc|ifa)\b/i,
    weeks: [
      [
        'Decide what happens at {goal} that a journalist cannot get at a desk',
        'Get the organiser’s press list, accreditation rules and deadlines',
      ],
      [
        'Write the media invitation for {goal}: what, where, when, who can be interviewed',
        'Prepare a press kit that opens on a phone',
      ],
      [
        'Invite journalists to {goal} and offer fixed interview slots',
        'Match everyone who accepts with a spokesperson and a topic',
      ],
      [
        'Confirm every appointment for {goal} with place, name and mobile number',
        'Plan the pictures: who takes them, and how they reach editors on the same day',
      ],
    ],
  },
  {
    id: 'appointment',
    name: 'Appointment',
    words:
      /\b(?:appoint(?:s|ed|ing|ments?)?|new (?:ceo|cto|cfo|coo|cmo|chief|head of|director|vp|chair|partner at)|announc\w+ (?:the |our |a )?(?:\w+ )?hire|joins? (?:us )?as)\b/i,
    weeks: [
      [
        'Agree with the person in {goal} on title, first day, and what the former employer lets you say',
        'Find the story beyond the name: what changes for customers',
      ],
      [
        'Write the notice of {goal}: career, task, one quote in the person’s own words',
        'Take a portrait, upright and across, with the rights to use it',
      ],
      [
        'Offer a first interview about {goal} to one trade outlet',
        'Bring company page, profiles and a biography of 100 words up to date',
      ],
      [
        'Tell the team and key customers before {goal} is public',
        'Send the notice to the people columns of trade and local media',
      ],
    ],
  },
  {
    id: 'hiring',
    name: 'Hiring',
    words: /\b(?:hir(?:e|es|ing)|recruit(?:s|ing|ment)?|talent|employer brand(?:ing)?|applicants?)\b/i,
    weeks: [
      [
        'Write down what people who come through {goal} will build in their first year: that is the story',
        'Ask two colleagues whether they will tell theirs',
      ],
      [
        'Write a piece for {goal} on how the team works, signed by whoever leads it',
        'Make the job page answer pay range, place and steps',
      ],
      [
        'Offer the piece for {goal} to trade and local media that write about employers',
        'Post the open roles where candidates read, on the day it appears',
      ],
      [
        'Apply from a phone to every advert of {goal}, once, as a candidate would',
        'Agree on who answers applicants and journalists within a day',
      ],
    ],
  },
  {
    id: 'data',
    name: 'Research and data',
    words:
      /\b(?:research|stud(?:y|ies)|surveys?|data(?! ?cent(?:er|re))|white ?papers?|findings|benchmarks?|annual report|polls?)\b/i,
    weeks: [
      [
        'Write down method, sample, dates and who paid before any figure of {goal} is quoted',
        'Choose the one finding that contradicts what people expect, and check it twice',
      ],
      [
        'Make one chart for {goal} that is understood without the text, and a table with it',
        'Cut the figures by region and trade, so that local and trade media get their own headline',
      ],
      [
        'Give one reporter who works with data early access to {goal}, tables and method included',
        'Have somebody outside the project calculate every published number again',
      ],
      [
        'Publish the method page of {goal} with tables to download',
        'Brief the spokesperson on what the figures do not show',
      ],
    ],
  },
  {
    id: 'partnership',
    name: 'Partnership',
    words:
      /\b(?:partner(?:s|ed|ing|ships?)?|alliances?|collaborat(?:es?|ed|ing|ions?)|joint venture|integrations?|co-?brand(?:ed|ing)?)\b/i,
    weeks: [
      [
        'Agree with the other side on who says what about {goal}, when, and who approves',
        'Find what customers can do now that they could not do before',
      ],
      [
        'Write one joint text on {goal} with one quote from each side',
        'Have both sides confirm names, spellings and logos in writing',
      ],
      [
        'Divide the media list for {goal}, so that nobody is pitched twice',
        'Ask a first joint customer whether you may name them',
      ],
      [
        'Fix the hour, with its time zone, at which both sides publish {goal}',
        'Compare the questions that both sides expect, and align the answers',
      ],
    ],
  },
  {
    id: 'opinion',
    name: 'Opinion and speaking',
    words:
      /\b(?:thought leader(?:s|ship)?|op-?eds?|bylines?|guest (?:article|post)s?|podcasts?|speak(?:er|ers|ing)|panels?|columns?)\b/i,
    weeks: [
      [
        'Put the claim of {goal} into one sentence that somebody could disagree with',
        'Collect three proofs from your own work that nobody else has',
      ],
      [
        'Draft the article for {goal}: claim, proof, strongest objection, consequence',
        'Record the author saying it aloud in two minutes, and keep what sounds natural',
      ],
      [
        'Offer {goal} to one editor at a time, with two days to answer',
        'Propose the author to podcasts and panels, with two talking points each',
      ],
      [
        'Prepare the answer to the strongest objection against {goal}',
        'Plan the second piece, so that the first does not stay the last',
      ],
    ],
  },
]

/** For goals that none of the words above tells. */
export const GENERAL: Topic = {
  id: 'general',
  name: 'Coverage in general',
  weeks: [
    [
      'Find what is new in {goal}: a first, a number, a change, a date',
      'Read what the five outlets you want most wrote on the subject this month',
    ],
    [
      'Turn {goal} into three angles: for trade media, for local media, for a newsletter',
      'Find a customer or an outside expert who may be quoted',
    ],
    [
      'Offer the best angle on {goal} to one journalist first, with a day to answer',
      'Answer open requests of journalists on the subject',
    ],
    [
      'Finish the page that articles on {goal} will link to',
      'Decide what you will count afterwards: articles, links, enquiries',
    ],
  ],
}

/** What every pitch needs, whatever it is about: two tasks a week, the more important first. */
export const CORE: Topic['weeks'] = [
  [
    'Put {goal} into one sentence with a fact, a number and a date',
    'List the journalists who wrote on the subject in the last three months, each with a link to the article',
  ],
  [
    'Write the pitch e-mail: the news of {goal} in the first sentence, under 200 words in all',
    'Collect what a story needs: pictures, figures, someone to quote, a contact who answers',
  ],
  [
    'Send the pitch one by one, the most wanted journalists first, each with a line on why them',
    'Follow up once, after three working days and with something new; then stop',
  ],
  [
    'Have every text, picture and page for {goal} approved and in one place',
    'Rehearse the three hardest questions with whoever gives interviews',
  ],
]

export const WEEK_NAMES = ['Find the story', 'Write and collect', 'Pitch', 'Make ready'] as const
