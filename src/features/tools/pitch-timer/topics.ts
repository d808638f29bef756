/**
 * What news can be about, the words that tell it, and what each topic adds to the four weeks: two tasks a week, the more
 * important first. House rules of ours, from how such news is pitched.
 */
export type Pair = readonly [string, string]

export type Topic = {
  id: string
  name: string
  /** Matched against news and goals in any case; whole words only. Left out where the topic is the one for all others. */
  words?: RegExp
  weeks: readonly [Pair, Pair, Pair, Pair]
}

export const TOPICS: readonly Topic[] = [
  {
    id: 'funding',
    name: 'Funding',
    words:
      /\b(?:funding|series [a-f]|(?:pre-?)?seed (?:round|funding|money|stage)|invest(?:ors?|ments?)|venture capital|ipo|(?:financing|funding|investment) round|rais(?:e|es|ed|ing) (?:money|capital|[$€£]\s?\d\S*))\b/i,
    weeks: [
      [
        'Get consent in writing to name the investors and the amount',
        'Say what the money is for: three uses, each with a number or a date',
      ],
      [
        'Write the announcement: amount, lead investor, use of funds, total raised so far',
        'Get one sentence from the lead investor on why they joined, approved for quotation',
      ],
      [
        'Offer the round to one business reporter under embargo, with hour and time zone in writing',
        'Check registers and filings: nothing may show the round before the embargo ends',
      ],
      [
        'Tell staff, customers and smaller investors shortly before the round is public',
        'Prepare answers on valuation and runway, also those that you will not give',
      ],
    ],
  },
  {
    id: 'opening',
    name: 'Opening or move',
    words:
      /\b(?:(?:re)?open(?:s|ed|ing)?(?! (?:source|letter|rate))|(?:second|third|new|first) (?:shop|store|branch|location|office|bakery|caf[eé]|restaurant|plant|factory|clinic|studio|school|salon)|new headquarters|mov(?:e|es|ing) to|relocat\w+)\b/i,
    weeks: [
      [
        'Write down what the place gains: jobs, hours, prices, what the building was before',
        'List the local newspaper, radio, neighborhood newsletter and community pages, each with a name',
      ],
      [
        'Take pictures of the place and of the people who will work there, upright and across',
        'Invite the neighbors, the town and the local paper to look behind the counter before the day',
      ],
      [
        'Offer the local paper the story of one person: who runs it, who lives next door, who worked there before',
        'Send opening day, hours and address to the calendars of the town, and update the map entries',
      ],
      [
        'Agree who greets reporters on the day, and when it is quiet enough to talk',
        'Count from the first day: visitors, calls, and how people heard of you',
      ],
    ],
  },
  {
    id: 'launch',
    name: 'Product launch',
    words:
      /\b(?:(?:re)?launch(?:es|ed|ing)?|unveil(?:s|ed|ing)?|releas(?:e|es|ed|ing)(?! party)(?<!press release)(?<!news release)|roll(?:ing)?[ -]?outs?|go(?:es|ing)? live|new (?:product|app|feature|version|service|platform|game|menu|line)|beta)\b/i,
    weeks: [
      [
        'Say in two sentences without adjectives what it changes, and for whom',
        'Ask three customers or testers for results that may be published',
      ],
      [
        'Make the fact sheet: price, availability, specifications, pictures',
        'Set up review units or demo access, and a log of who has which',
      ],
      [
        'Offer early access under embargo to reviewers of comparable products',
        'Book demo calls of 20 minutes with those who answer',
      ],
      [
        'Test page, price and sign-up from outside your own network',
        'Agree with support and sales on what they say from the first hour',
      ],
    ],
  },
  {
    id: 'event',
    name: 'Event',
    words:
      /\b(?:events?|conferences?|trade (?:show|fair)s?|exhibitions?|summits?|webinars?|booths?|keynotes?|meetups?|festivals?|galas?|concerts?|open (?:day|house|doors)|ces|mwc|ifa)\b/i,
    weeks: [
      [
        'Decide what happens there that a journalist cannot get at a desk',
        'Get the organizer’s press list, accreditation rules and deadlines',
      ],
      [
        'Write the media invitation: what, where, when, who can be interviewed',
        'Prepare a press kit that opens on a phone',
      ],
      [
        'Invite journalists and offer fixed interview slots',
        'Match everyone who accepts with a spokesperson and a topic',
      ],
      [
        'Confirm every appointment with place, name and mobile number',
        'Plan the pictures: who takes them, and how they reach editors on the same day',
      ],
    ],
  },
  {
    id: 'appointment',
    name: 'Appointment',
    words:
      /\b(?:appoint(?:s|ed|ing|ments?)?|new (?:ceo|cto|cfo|coo|cmo|chief|head of|director|vp|chair|president|partner at)|announc\w+ (?:the |our |a )?(?:\w+ )?hire|joins? (?:us )?as)\b/i,
    weeks: [
      [
        'Agree with the person on title, first day, and what the former employer lets you say',
        'Find the story beyond the name: what changes for customers',
      ],
      [
        'Write the notice: career, task, one quote in the person’s own words',
        'Take a portrait, upright and across, with the rights to use it',
      ],
      [
        'Offer a first interview to one trade outlet',
        'Bring company page, profiles and a biography of 100 words up to date',
      ],
      [
        'Tell the team and key customers before the notice is public',
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
        'Write down what new people will build in their first year: that is the story',
        'Ask two colleagues whether they will tell theirs',
      ],
      [
        'Write a piece on how the team works, signed by whoever leads it',
        'Make the job page answer pay range, place and steps',
      ],
      [
        'Offer the piece to trade and local media that write about employers',
        'Post the open roles where candidates read, on the day it appears',
      ],
      [
        'Apply from a phone to every job ad, once, as a candidate would',
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
        'Write down method, sample, dates and who paid before any figure is quoted',
        'Choose the one finding that contradicts what people expect, and check it twice',
      ],
      [
        'Make one chart that is understood without the text, and a table with it',
        'Cut the figures by region and trade, so that local and trade media get their own headline',
      ],
      [
        'Give one reporter who works with data early access, tables and method included',
        'Have somebody outside the project calculate every published number again',
      ],
      ['Publish the method page with tables to download', 'Brief the spokesperson on what the figures do not show'],
    ],
  },
  {
    id: 'partnership',
    name: 'Partnership',
    words:
      /\b(?:partner(?:s|ed|ing|ships?)?|alliances?|collaborat(?:es?|ed|ing|ions?)|joint venture|integrations?|co-?brand(?:ed|ing)?)\b/i,
    weeks: [
      [
        'Agree with the other side on who says what, when, and who approves',
        'Find what customers can do now that they could not do before',
      ],
      [
        'Write one joint text with one quote from each side',
        'Have both sides confirm names, spellings and logos in writing',
      ],
      [
        'Divide the media list between the two sides, so that nobody is pitched twice',
        'Ask a first joint customer whether you may name them',
      ],
      [
        'Fix the hour, with its time zone, at which both sides publish',
        'Compare the questions that both sides expect, and align the answers',
      ],
    ],
  },
  {
    id: 'appeal',
    name: 'Appeal or campaign',
    words:
      /\b(?:donat\w+|donors?|appeal|fundrais\w+|volunteers?|charity|petition|adopt(?:ion|ed|s)?|food bank|shelter)\b/i,
    weeks: [
      [
        'Find the one person whose story shows why, and ask in writing what may be told',
        'Write down what a given sum or an hour does, with a figure that you can prove',
      ],
      [
        'Make the page on which people can help in one minute, and test it on a phone',
        'Take pictures that show people with dignity, with consent for each',
      ],
      [
        'Offer the person’s story to one local reporter first, with somebody at hand to talk to',
        'Send partners and supporters one text and one picture that they can share',
      ],
      [
        'Agree who thanks donors and volunteers, how, and within how many days',
        'Decide when you report what was done with the help, and say so on the page',
      ],
    ],
  },
  {
    id: 'award',
    name: 'Award or milestone',
    words:
      /\b(?:awards?|prizes?|finalists?|winners?|anniversary|milestone|(?:reach|pass|hit)(?:es|ed)? (?:[\d,.]+|one) (?:million|thousand|users|customers|members))\b/i,
    weeks: [
      [
        'Find what it is worth: how many entered, who judged, or what the number was a year ago',
        'Choose the person to tell about: who did the work, or one of those counted',
      ],
      [
        'Get the wording and the logo of the award, and the rules for their use',
        'Collect one result that readers can use, so that the story is not only about you',
      ],
      [
        'Offer the story behind it to one trade title and one local paper, each with its own angle',
        'Tell customers and suppliers who had a part in it, before they read it',
      ],
      [
        'Put it where buyers look: product page, profile, signature',
        'Decide what comes next, because that is the first question',
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
        'Put the claim into one sentence that somebody could disagree with',
        'Collect three proofs from your own work that nobody else has',
      ],
      [
        'Draft the article: claim, proof, strongest objection, consequence',
        'Record the author saying it aloud in two minutes, and keep what sounds natural',
      ],
      [
        'Offer the article to one editor at a time, with two days to answer',
        'Propose the author to podcasts and panels, with two talking points each',
      ],
      ['Prepare the answer to the strongest objection', 'Plan the second piece, so that the first is not the last'],
    ],
  },
]

/** For news that none of the words above tells. */
export const GENERAL: Topic = {
  id: 'general',
  name: 'Coverage in general',
  weeks: [
    [
      'Find what is new in it: a first, a number, a change, a date',
      'Read what the five outlets you want most wrote on the subject this month',
    ],
    [
      'Turn it into three angles: for trade media, for local media, for a newsletter',
      'Find a customer or an outside expert who may be quoted',
    ],
    [
      'Offer the best angle to one journalist first, with a day to answer',
      'Answer open requests of journalists on the subject',
    ],
    ['Finish the page that articles will link to', 'Test that page from a phone, from outside your own network'],
  ],
}
