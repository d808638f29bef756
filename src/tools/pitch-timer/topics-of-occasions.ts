/** News that comes less often than that of `topics.ts`, in the same form. House rules of ours, too. */
import type { Topic } from './topic'

export const OCCASIONS: readonly Topic[] = [
  {
    id: 'acquisition',
    name: 'Acquisition or merger',
    words:
      /\b(?:acqui(?:res?|red|ring|sitions?)|merg(?:es?|ed|ing|ers?)|takeover|tak(?:es?|ing) over|(?:we|has|have) (?:bought|buy)|buys (?:its |the |a )?(?:rival|competitor|company|start-?up|maker)|bought (?:our|its|the|a) (?:rival|competitor|company|start-?up|maker))\b/i,
    isHeld: true,
    covers: ['opening', 'funding'],
    weeks: [
      [
        'Ask a lawyer before all else which approvals, filings and staff bodies come first, from which day the deal may be told at all, and keep a list of all who know',
      ],
      [
        'Write the announcement with the other side: what was bought, what happens to name, products, sites and jobs, and what customers do',
        'Write the answers for staff, customers and suppliers of both sides, each on one page',
      ],
      [
        'Check with the lawyer that nothing has to be published earlier, and have a statement ready in case it gets out',
        'Agree on who tells both staffs, key customers and suppliers, within the same hours, before the first journalist knows',
      ],
      [
        'Once the lawyer agrees and staff know, offer the reasons for the deal to one business reporter, {terms}',
        'Have both heads free for questions, with the same answers',
      ],
    ],
  },
  {
    id: 'clinic',
    name: 'Clinic or practice',
    words:
      /\b(?:(?:re)?open(?:s|ed|ing)?|new|first|second|third) (?:(?!(?:at|in|of|for|with|from|by|near) )[\w’'-]+ ){0,5}?(?:clinics?|hospitals?|emergency (?:room|department)|urgent care|(?:maternity|birth|children’s) (?:ward|cent(?:er|re))|hospice|(?:medical|dental|doctors?[’']?s?) (?:practice|office|cent(?:er|re)))\b|\b(?:clinic|hospital|hospice) (?:will open|opens) (?:in|on|at|its|this|next)\b/i,
    covers: ['opening'],
    weeks: [
      [
        'Write down with a doctor what the place treats and what it does not, at which hours, also at night and on weekends, and when people call the emergency number instead',
      ],
      [
        'Put address, opening day, hours, prices, what the place does not treat and when to call the emergency number, as a doctor has approved it, on one page that others can copy from',
        'Send opening day, hours and address with a link to that page to the calendars of the town, and update the map entries',
      ],
      [
        'Take pictures of the place and of the people who will work there, in portrait and landscape format, and of no patient',
        'Agree who greets reporters on the day, in a room where no patient is seen or heard',
      ],
      [
        'Offer the local paper an interview with a doctor or nurse who will work there, name or show no patient without consent in writing (for a child, from the parents), {terms}',
        'Invite doctors, pharmacies, neighbors and the local paper to look around before the day',
      ],
    ],
  },
  {
    id: 'rebranding',
    name: 'New name or look',
    words:
      /\b(?:rebrand(?:s|ed|ing)?|renam(?:es?|ed|ing)|new (?:name|logo|brand)|(?:is|are) now called|changes its name)\b/i,
    covers: ['launch'],
    weeks: [
      ['Write the reason in one sentence that a customer would repeat, and have the new name checked by a lawyer'],
      [
        'List everything that carries the old name, such as site, addresses, invoices, contracts and listings, with who changes it by when',
        'Write to customers and suppliers what changes for them and what does not, such as accounts, contracts and contacts',
      ],
      [
        'Test that old addresses lead to new ones, and that mail to the old ones arrives',
        'Tell staff the reason and the day, and give them the sentence',
      ],
      [
        'Offer one trade reporter the story behind the change, {terms}',
        'Write to editors who use the old name, with name, logo and the day',
      ],
    ],
  },
  {
    id: 'anniversary',
    name: 'Anniversary',
    words:
      /\b(?:anniversary|jubilee|centenary|centennial|birthday|turn(?:s|ing)? \d{2,3}|\d{2,3} years (?:of|old|since|in)|celebrat\w+ \d{2,3})\b/i,
    covers: ['award', 'event'],
    weeks: [
      ['Find what readers do not know: the first product, the worst year, a picture that nobody has seen'],
      [
        'Collect dated pictures and documents with the right to print them, and say who is in them',
        'Find two people who were there, and ask what may be quoted',
      ],
      [
        'Check every year and name against a document',
        'Prepare one figure that compares then and now, and what comes next',
      ],
      [
        'Offer the local paper one story from the archive with pictures, {terms}',
        'Send day, hour and place of what people can come to, to the calendars of the town',
      ],
    ],
  },
  {
    id: 'crowdfunding',
    name: 'Crowdfunding',
    words: /\b(?:crowdfund\w*|kickstarter|indiegogo|startnext|backers|pre-?order campaign)\b/i,
    covers: ['launch', 'game', 'funding'],
    weeks: [
      ['Publish the page with its “notify me” button, and ask everyone you know to follow it before the first day'],
      [
        'Show the thing working in a film of one minute, and write what it costs, when it comes, and what can go wrong',
        'Lend prototypes to people who review such things, with a log of who has which',
      ],
      [
        'Let three strangers read the page and say what they would pay for',
        'Agree who answers backers within a day, and what is told when money runs late',
      ],
      [
        'Offer a first look to one outlet or channel whose readers back such projects, {terms}',
        'Ask those who follow the page to back it on the first day, because the first day shows others that it works',
      ],
    ],
  },
  {
    id: 'board-game',
    name: 'Board game',
    words: /\b(?:board|card|tabletop|role-?playing) games?\b/i,
    covers: ['launch', 'game'],
    weeks: [
      ['List reviewers, clubs and fairs for such games, with the weeks that they need'],
      [
        'Make the rules, pictures of a game in progress, and one sentence on what is new about it',
        'Send copies or prototypes to reviewers, with a log of who has which',
      ],
      [
        'Let three groups play from the rules alone, and mend what stops them',
        'Agree who answers questions on rules from the first day',
      ],
      ['Offer one reviewer the first game, {terms}', 'Ask clubs and shops for an evening at which people can play it'],
    ],
  },
  {
    id: 'book',
    name: 'Book, film or record',
    words:
      /\b(?:(?:new|first|debut|second|latest|our|his|her) (?:book|novel|memoir|album|single|record|film|documentary|ep|song|play)|(?:book|album|film|record) (?:launch|release)|publish(?:es|ed|ing) (?:a |the |her |his |its )?(?:book|novel|memoir)|(?:vinyl |cd )?reissues?|(?:techno|debut|live|new) (?:ep|lp|album))\b/i,
    covers: ['launch', 'podcast', 'opinion'],
    weeks: [
      [
        'Ask publisher or label which day it is out, what may be quoted or played, and which outlets they ask themselves',
      ],
      [
        'Send review copies or private links now: reviewers need weeks, with a log of who has which',
        'Write one page: what it is about, who made it, three lines to quote, cover and portrait with rights',
      ],
      [
        'Check that shops and services list it with the right day, title and picture',
        'Choose one extract or track that stands for the whole, with the right to print or play it',
      ],
      [
        'Offer one outlet the first extract or the first interview, {terms}',
        'Propose the author or the artist to podcasts, festivals and local radio, with two talking points each',
      ],
    ],
  },
  {
    id: 'advocacy',
    name: 'Letter, petition or proposal',
    words:
      /\b(?:open letter|petitions?|campaign (?:for|against)|referendum|manifesto|protest|candidate|election|(?:housing|climate|traffic|school|health) plan|position paper|proposal)\b/i,
    covers: ['appeal', 'opening'],
    weeks: [
      ['Name who decides, on which day, and what exactly you ask of them'],
      [
        'Put the demand, its reasons with sources, and who signed it on one page that others can check',
        'Find two people whom the decision touches, who may be quoted, and one expert who disagrees',
      ],
      [
        'Check every figure and every name of a signature, and get consent to publish it',
        'Send it to those who decide before they read it elsewhere, and offer to talk',
      ],
      [
        'Offer one reporter who covers the matter the full text with its figures, {terms}',
        'Say on the page who has answered, and what',
      ],
    ],
  },
]
