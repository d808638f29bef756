/**
 * What news can be about, the words that tell it, and what each topic adds to the four weeks. House rules of ours, from
 * how such news is pitched.
 */
import type { Topic } from './topic'
import { OCCASIONS } from './topics-of-occasions'

export const TOPICS: readonly Topic[] = [
  ...OCCASIONS,
  {
    id: 'funding',
    name: 'Funding',
    words:
      /\b(?:funding|series [a-f]|(?:pre-?)?seed (?:round|funding|money|stage)|invest(?:ors|ments?)|venture capital|ipo|(?:financing|funding|investment) round|rais(?:e|es|ed|ing) (?:money|capital|[$€£]\s?\d\S*))\b/i,
    isHeld: true,
    weeks: [
      [
        // In the United States, Form D is due 15 days after the first sale: 17 CFR 230.503,
        // https://www.law.cornell.edu/cfr/text/17/230.503. Nobody may wait for an announcement with it.
        'Ask a lawyer by which day each filing is due, because filings do not wait for the announcement, and get consent in writing to name the investors and the amount',
      ],
      [
        'Write the announcement: amount, lead investor, use of funds, total raised so far',
        'Get one sentence from the lead investor on why they joined, approved for quotation',
      ],
      [
        'Check with the lawyer that every filing was made in time, and move the announcement forward if others can read the round in one',
        'Agree on who tells staff, smaller investors and key customers in confidence, on {told}, before the first journalist knows',
      ],
      [
        'Once staff know, offer the round to one reporter of the outlet that counts most for your goal, {terms}',
        'Have founder and lead investor free for calls until the target day',
      ],
    ],
  },
  {
    id: 'opening',
    name: 'Opening or move',
    words:
      /\b(?:(?:re)?open(?:s|ed|ing)?(?![ -](?:source|letter|rate|doors?|day|house|air|data|mic|to|about))|(?:second|third|new|first) (?:shop|store|branch|location|office|bakery|caf[eé]|restaurant|plant|factory|clinic|studio|school|salon)|new headquarters|mov(?:e|es|ing) to|relocat\w+)\b/i,
    weeks: [
      ['Write down what the place gains: what was missing, who works there, hours, prices'],
      [
        'Put address, opening day, hours and prices on one page that others can copy from',
        'Send opening day, hours and address to the calendars of the town, and update the map entries',
      ],
      [
        'Take pictures of the place and of the people who will work there, in portrait and landscape format',
        'Agree who greets reporters on the day, and when it is quiet enough to talk',
      ],
      [
        'Offer the local paper the story of one person who runs the place or works there, {terms}',
        'Invite the neighbors, the town and the local paper to look around before the day',
      ],
    ],
  },
  {
    id: 'launch',
    name: 'Product launch',
    words:
      /\b(?:(?:re)?(?:launch|lanch|lauch|luanch|launh)(?:es|ed|ing)?|unveil(?:s|ed|ing)?|releas(?:e|es|ed|ing)(?! party)(?<!press release)(?<!news release)|roll(?:ing)?[ -]?outs?|go(?:es|ing)? live|(?:is|are|now) (?:for|on) sale|now available|new (?:product|app|feature|version|service|platform|game|menu|line)|beta)\b/i,
    isHeld: true,
    weeks: [
      ['Say in two sentences without adjectives what it changes, and for whom'],
      [
        'Make the fact sheet: price, availability, specifications with any safety standard, pictures',
        'Set up samples, review units or demo access, and a log of who has which',
      ],
      [
        'Test page, price and sign-up from outside your own network',
        'Agree with support and sales on what they say from the first hour',
      ],
      [
        'Tell your own team, then offer first access to the one outlet that counts most for your goal, {terms}',
        'Show it, in calls of 20 minutes or as a sample to try, to those who answer',
      ],
    ],
  },
  {
    id: 'game',
    name: 'Game',
    words:
      /\b(?:(?:video|computer|mobile|co-op|indie|puzzle|our|new) games?|on steam|steam page|nintendo|playstation|xbox)\b/i,
    covers: ['launch'],
    weeks: [
      [
        'List the streamers who play games like yours, and the festivals and online events whose deadlines come before the launch',
      ],
      [
        'Cut a trailer of one minute that shows play in its first ten seconds, and make the press kit',
        'Make a demo or review keys, and a log of who has which',
      ],
      [
        'Let three strangers play the demo on their own machines, and mend what stops them',
        'Agree who answers players and streamers from the first hour',
      ],
      [
        'Offer one outlet or streamer the first look at a level, {terms}',
        'Agree with the streamers on your list who gets a key, and from which day near the launch each may stream the full game',
      ],
    ],
  },
  {
    id: 'event',
    name: 'Event',
    words:
      /\b(?:events?|conferences?|trade (?:show|fair)s?|exhibitions?|summits?|webinars?|booths?|keynotes?|meetups?|festivals?|galas?|concerts?|open (?:day|house|doors)|(?:ghost|city|guided|studio|night) tours?|(?:winter|summer|flea|book|jumble) sale|ces|mwc|ifa)\b/i,
    weeks: [
      ['Have date, place and price confirmed, and send them to event calendars at once: many close weeks ahead'],
      [
        'Write the media invitation that goes with the pitch: what can be seen or tried there and nowhere else, where, when, who can be interviewed',
        'Write the invitation for visitors: what, where, when, price, how to get in; ask partners, neighbors and everyone who takes part to pass it on',
      ],
      [
        'Plan the pictures: who takes them, and how they reach editors on the same day',
        'Prepare a press kit that opens on a phone',
      ],
      [
        'Offer one outlet a look behind the scenes before the day, {terms}',
        'Confirm every appointment as soon as it is made, with place, name and mobile number',
      ],
    ],
  },
  {
    id: 'appointment',
    name: 'Appointment',
    words:
      /\b(?:appoint(?:s|ed|ing|ments?)?|new (?:ceo|cto|cfo|coo|cmo|chief|head of|director|vp|chair|president|partner at)|announc\w+ (?:the |our |a )?(?:\w+ )?hire|joins? (?:us )?as)\b/i,
    isHeld: true,
    weeks: [
      [
        'Agree with the person on title, first day, and what the former employer lets you say; if you are listed, ask a lawyer by when it has to be public, and who may know before',
      ],
      [
        'Write the notice: career, task, what changes for customers, one quote in the person’s own words, and what is said of whoever held the post before, agreed with them',
        'Take a picture of the person in portrait and in landscape format, with the rights to use it',
      ],
      [
        'Have company page, profiles and a biography of 100 words ready, none of them public yet',
        'Agree on who tells the team, then key customers if you are not listed, in confidence, on {told}, before the first journalist knows',
      ],
      [
        'Once the team knows, offer a first interview to one trade outlet, {terms}',
        'Prepare the notice for the people columns of trade and local media, to send on the target day',
      ],
    ],
  },
  {
    id: 'hiring',
    name: 'Hiring',
    words:
      /\b(?:hir(?:e|es|ing)|recruit(?:s|ing|ment)?|(?:drivers|nurses|cooks|teachers|people|staff|workers|\w+ers) wanted|career changers?|talent|employer brand(?:ing)?|applicants?)\b/i,
    weeks: [
      ['Write down what new people will build in their first year: that is the story'],
      [
        'Write a piece on how the team works, signed by whoever leads it',
        'Ask two colleagues whether they will tell theirs',
      ],
      [
        'Apply from a phone to every job ad, once, as a candidate would',
        'Agree on who answers applicants and journalists within a day',
      ],
      [
        'Offer the piece to one outlet that writes about employers, {terms}',
        'Post the open roles where candidates read, on the day it appears',
      ],
    ],
  },
  {
    id: 'data',
    name: 'Research and data',
    words:
      /\b(?:research|stud(?:y|ies)|surveys?|data(?! ?cent(?:er|re))|white ?papers?|findings|benchmarks?|(?:annual|carbon|climate|impact|sustainability|transparency) report|polls?)\b/i,
    isHeld: true,
    weeks: [
      [
        'Write down method, sample, dates and who paid before any figure is quoted, and ask whether a journal or conference prints it and from which hour others may',
      ],
      [
        'Have somebody outside the project calculate every published number again',
        'Make one chart that is understood without the text, a table, and the page on the method',
      ],
      [
        'Check every figure in pitch, chart and page against the recalculated table',
        'Brief the spokesperson on what the figures do not show',
      ],
      [
        'Tell your own team, then give the tables and the method to one reporter who works with data, {terms}',
        'Answer questions on the method on the same day, by whoever did the work',
      ],
    ],
  },
  {
    id: 'partnership',
    name: 'Partnership',
    words:
      /\b(?:partner(?:s|ed|ing)? with|partnerships?|alliances?|collaborat(?:es?|ed|ing|ions?)|joint venture|integrations?|co-?brand(?:ed|ing)?)\b/i,
    isHeld: true,
    weeks: [
      [
        'Agree with the other side on who says what, when, and who approves, and ask how many days approval takes; if one of you is listed, ask a lawyer by when it has to be public, and who may know before',
      ],
      [
        'Write one joint text with one quote from each side, and what customers can do now that they could not before',
        'Make one media list for both sides, so that nobody is pitched twice',
      ],
      [
        'Fix in writing the hour, with its time zone, at which both sides publish',
        'Compare the questions that both sides expect, align the answers, and tell both teams',
      ],
      [
        'Offer it to one reporter whom both sides chose, {terms}',
        'Offer everyone who answers one person from each side to talk to',
      ],
    ],
  },
  {
    id: 'adoption',
    name: 'Animals looking for homes',
    words: /\b(?:adopt(?:ions?|ed|s)?|rehom\w+|looks? for homes|new homes? for)\b/i,
    weeks: [
      ['Write down how adoption works: fee, visit, days until an animal can go home, who should not adopt'],
      [
        'Write three lines on each animal, with age, habits and the home it needs',
        'Take one clear picture of each animal, in daylight, and say who may print it',
      ],
      [
        'Test from a phone how somebody asks for an animal, and who answers within a day',
        'Put list and appeal on your own pages and in your newsletter, and ask vets, pet shops and neighbors to hang up or share them',
      ],
      [
        'Offer a local reporter a morning with one animal and the person who looks after it, {terms}',
        'Mark on the page every day which animals have found a home',
      ],
    ],
  },
  {
    id: 'appeal',
    name: 'Appeal or campaign',
    words: /\b(?:donat\w+|donors?|appeal|fundrais\w+|volunteers?|charity|food bank)\b/i,
    weeks: [
      ['Find the one person whose story shows why, and ask in writing what may be told'],
      [
        'Make the page on which people can help in one minute: what a given sum or hour does, with a figure you can prove',
        'Take pictures that show people with dignity, with consent for each',
      ],
      [
        'Test that page on a phone, and agree who thanks donors and volunteers within how many days',
        'Give partners and supporters one text and one picture that they can share',
      ],
      [
        'Offer the person’s story to one local reporter, with somebody at hand to talk to, {terms}',
        'Say on the page how far you are, and when you report what was done with the help',
      ],
    ],
  },
  {
    id: 'award',
    name: 'Award or milestone',
    words:
      /\b(?:awards?|prizes?|finalists?|winners?|michelin|anniversary|milestone|(?:reach|pass|hit)(?:es|ed)? (?:[\d,.]+|one) (?:million|thousand|users|customers|members))\b/i,
    weeks: [
      ['Find what it is worth: how many entered, who judged, or what the number was a year ago'],
      [
        'Get the wording and the logo of the award, and the rules for their use',
        'Collect one result that readers can use, so that the story is not only about you',
      ],
      [
        'Tell team, customers and suppliers who had a part in it, before they read it',
        'Have an answer to the first question: what comes next',
      ],
      [
        'Offer the story behind it to one trade title and a different one to the local paper, {terms}',
        'Put it where buyers look: product page, profile, signature',
      ],
    ],
  },
  {
    id: 'podcast',
    name: 'Podcast of your own',
    words: /(?<!\b(?:on|to|in|for) (?:an? |the |\w+ )?)\bpodcast\b/i,
    weeks: [
      ['Say in one sentence who the podcast is for, and what they get from the first episode'],
      [
        'Finish the first three episodes and a trailer of one minute by this day, or move the target',
        'Make the page with player, transcript, cover and the names of those who speak',
      ],
      [
        'Play the episodes from a private feed, on a phone',
        'Send every guest a clip to share from the first day on and not before, with what was agreed on quoting',
      ],
      [
        'Offer the first episode to one newsletter that recommends podcasts, {terms}',
        'Agree with two podcasts that have the listeners you want to play each other’s trailers',
      ],
    ],
  },
  {
    id: 'opinion',
    name: 'Opinion and speaking',
    words:
      /\b(?:thought leader(?:s|ship)?|op-?eds?|bylines?|guest (?:article|post)s?|podcasts|on (?:an? |the )?podcast|speak(?:er|ers|ing)|panels?|columns?)\b/i,
    weeks: [
      ['Put the claim into one sentence that somebody could disagree with'],
      [
        'Draft the text: claim, three proofs from your own work, strongest objection, consequence',
        'Record the author saying it aloud in two minutes, and keep what sounds natural',
      ],
      ['Check every proof against its source', 'Prepare the answer to the strongest objection'],
      [
        'Offer the text to one editor alone, {terms}',
        'Propose the author to podcasts and panels, with two talking points each',
      ],
    ],
  },
]

/** For news that none of the words above tells. */
export const GENERAL: Topic = {
  id: 'general',
  name: 'Coverage in general',
  weeks: [
    ['Read what the five outlets you want most wrote on the subject this month'],
    [
      'Turn it into three angles: for trade media, for local media, for a newsletter',
      'Find a customer or an outside expert who may be quoted',
    ],
    ['Finish the page that articles will link to', 'Test that page from a phone, from outside your own network'],
    ['Offer the best angle to one journalist, {terms}', 'Answer open requests of journalists on the subject'],
  ],
}
