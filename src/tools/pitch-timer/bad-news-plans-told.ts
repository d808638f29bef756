/** Plans for news that nobody pitches although nothing has broken: those whom it concerns hear it first, on one day. */
import type { BadNewsPlan } from './bad-news-plan'

const QUESTIONS = 'Answer the questions that people and journalists really asked, in one public list'
const CHECK_GOALS = 'Choose a number that shows how near the goal is, and look at it every day: {goals}'
const TOLD_IN_STEPS = ['Check what you owe', 'Prepare to tell them', 'Tell them', 'Look after them'] as const

export const TOLD_PLANS: readonly BadNewsPlan[] = [
  {
    id: 'results',
    words:
      /\b(?:(?:quarterly|annual|half-?year|interim|q[1-4]) (?:results|figures|earnings)|earnings (?:call|report)|profit warning|results for (?:the )?(?:quarter|year))\b/i,
    isPlanned: true,
    reason: 'such figures are published to everyone at once, and no journalist may have them before',
    names: ['Check what you owe', 'Prepare to publish', 'Publish', 'Explain'],
    weeks: [
      [
        // United States: Regulation FD, 17 CFR 243.100; European Union: Regulation 596/2014, Article 17.
        'Ask a lawyer which rules on equal disclosure apply, in which form and at which hour the figures must be published, and who may know them until then',
        'Keep a list of all who know the figures, and give them to no journalist, partner or investor before the hour; pitch nobody',
        'Write the release: the figures with those of a year ago, what is worse first, the reasons, the outlook',
        'Send the day and hour of the publication and of the call to everyone who follows you, without a figure',
      ],
      [
        'Have every figure checked against the accounts by somebody who did not write the release',
        'Write down the ten hardest questions with answers that say nothing new beside the release',
        'Test the page and the call from outside your own network',
        CHECK_GOALS,
      ],
      [
        'Publish the release to everyone at the hour fixed, through the channel that the rules name',
        'Tell staff the same figures at the same hour, with what they mean for them',
        'Hold the call, open to everyone who wants to listen, and publish what was said',
        'Answer journalists and analysts with what is published, and with nothing else',
      ],
      [
        'Correct wrong figures in reports with the page and the line, one by one',
        QUESTIONS,
        'Offer interviews on what you do next, with nobody but the person who answers for it',
        'Write down which questions you could not answer, for the next time',
      ],
    ],
  },
  {
    id: 'price-increase',
    words:
      /\b(?:(?:price|fee|rent|premium|fare|tariff)s? (?:increases?|rises?|hikes?|(?:go|going|goes) up)|(?:raise|raises|raising|increase|increases|increasing) (?:\w+ ){0,2}(?:prices?|fees?|rents?|premiums?|fares?|tariffs?)|higher (?:prices|fees|rents|fares))\b/i,
    isPlanned: true,
    reason: 'customers hear of a higher price from you, and no journalist is asked to write about it',
    names: TOLD_IN_STEPS,
    weeks: [
      [
        'Ask a lawyer how long before the new price customers must be told, in which form, and what lets them cancel, and move the date if it is too soon',
        'Write the reason in two sentences with a figure, and say what customers can do: choose, keep the old price until a day, cancel; pitch nobody',
        'List customers by what changes for them, those hit hardest first',
        'Make one page with old and new price, the day, and how to cancel in one step',
      ],
      [
        'Write the message to customers: new price first, then the day, the reason, and what they can do',
        'Stop offers and advertisements with the old price',
        'Give those who answer the phone the answers, and say what they may offer',
        CHECK_GOALS,
      ],
      [
        'Tell staff and partners in the morning, then write to every customer, largest change first',
        'Publish the page at the same hour',
        'Answer journalists who ask with the reason, the figure and the page',
        'Read every answer of the first day, and put right what was misunderstood',
      ],
      [
        'Call the customers whom it hits hardest',
        QUESTIONS,
        'Check that nobody was charged the new price too soon',
        'Count who left and why, and write the lessons down',
      ],
    ],
  },
  {
    id: 'death',
    words:
      /\b(?:founders?|co-founders?|ceo|chief executive|chair(?:man|woman|person)?|president|director|colleague|partner|owner|boss|teacher|coach|conductor|member of (?:our|the) \w+) (?:(?!nearly|almost)\w+ ){0,4}(?:died|has died|dies|passed away)\b/i,
    reason: 'a death is told and never pitched',
    names: ['Tell those who were close', 'Make room for grief', 'Remember', 'Go on'],
    weeks: [
      [
        'Speak with the family first: what may be said, from when, which picture, and who speaks',
        'Tell colleagues in person before anything is public, and say where they find support; pitch nobody',
        'Stop all scheduled posts, ads and newsletters, name who leads from today, and ask a lawyer who may sign what',
        'Publish one notice that the family has read: name, years, what the person did, who leads now',
      ],
      [
        'Answer every message of condolence, and show the family those that are for them',
        'Give journalists who ask dates, a short life and a picture with rights, and no word about the cause that the family has not agreed to',
        'Write to customers and partners who knew the person, each by whom they know',
        'Publish day and place of the funeral only if the family wants it',
      ],
      [
        'Ask colleagues what they want to remember, and keep it for the family',
        'Agree with the family on an obituary in one outlet, if they want one, and on what you want: {goals}',
        'Check what still carries the name, such as mail, signatures and accounts, and decide with the family',
        'Have whoever leads now speak with each team',
      ],
      [
        'Say who follows and from when, once it is decided, family and staff first',
        'Offer staff support again: grief comes late',
        'Plan with the family how the person is remembered in a year',
        'Begin again with what was stopped, one by one',
      ],
    ],
  },
  {
    id: 'failed-trial',
    words:
      /\b(?:(?:trial|study|phase (?:i{1,3}|[1-3])|drug|vaccine) (?:[\w-]+ ){0,6}(?:fail(?:s|ed)?|miss(?:es|ed)?|stopped|halted|ended early|suspended)|did not meet (?:its|the) (?:primary )?endpoint|miss(?:es|ed) (?:its|the) (?:primary )?endpoint)\b/i,
    reason: 'patients, authorities and investors hear such a result first, and all at once',
    names: ['Say it at once', 'Keep them informed', 'Answer for it', 'Report and learn'],
    weeks: [
      [
        // European Union: Regulation 596/2014, Article 17; United States: Form 8-K, item 7.01 or 8.01, and Regulation FD.
        'Ask a lawyer at which hour a listed company must publish it, and keep everyone who knows on a list; pitch nobody',
        'Tell authorities, ethics boards and the doctors of the trial what it means for patients who take part',
        'Tell patients through their doctors before they read it, and staff at the same hour as the public',
        'Publish the result as it is: what was tested, on how many people, what it did not show, what happens to patients now; and ask every day for the number that shows whether the goal is met: {goals}',
      ],
      [
        'Answer patients and families on a line with people who may say something about treatment',
        QUESTIONS,
        'Correct reports that make the result better or worse than it is, with the figures',
        'Say on which day the full data are published, and where',
      ],
      [
        'Have whoever answers for the trial ready, in case reporters ask for an interview',
        'Check with three doctors of the trial what their patients still ask',
        'Thank the patients who took part, in a letter and not in a post',
        'Say what is stopped, what goes on, and what it means for jobs',
      ],
      [
        'Register and publish the full result, also what is bad',
        'Tell patients who took part what they got, if the rules let you',
        'Go through it with everyone involved and write the lessons down',
        'Decide with a lawyer what stays public, where, and for how long',
      ],
    ],
  },
  {
    id: 'own-lawsuit',
    words:
      /\bwe (?:sue|sued|are suing|will sue|file|filed|are filing)(?= (?:a (?:law)?suit|our|the|an?|against|\p{Lu}))/iu,
    reason: 'a case is argued in court, and what is said outside can cost it',
    isPlanned: true,
    names: ['Check what you may say', 'Prepare', 'Say it once', 'Keep to it'],
    weeks: [
      [
        'Ask the lawyer of the case what may be said, by whom and from which day, and have every text read by them',
        'Write down what is in court papers that anybody can read, and use nothing else; pitch nobody',
        'Tell those whom it touches, such as staff, customers and partners, what goes on as before',
        'Write down what you want from the case in one sentence that a neighbor understands',
      ],
      [
        'Write one statement: what is asked for, of which court, on which facts, and nothing about motives',
        'Prepare answers to the hardest questions, the other side’s first',
        'Agree on one person who speaks, and tell everyone else to pass questions on',
        CHECK_GOALS,
      ],
      [
        'Publish the statement on the day on which the court has the papers',
        'Tell staff at the same hour what they may say',
        'Give journalists who ask the statement, the papers and a person who answers',
        'Say nothing about what the other side will do',
      ],
      [
        'Announce each date in court, and what is decided there',
        'Correct wrong reports with the page of the papers',
        'Keep a list of what was said, for the lawyer',
        'Decide with the lawyer whether a settlement may be told, and how',
      ],
    ],
  },
  {
    id: 'impostors',
    words:
      /\b(?:fake (?:reviews?|job ads?|jobs|shops?|websites?|invoices?|e-?mails?|accounts?|calls?) in our name|in our name|phishing|impostors?|scam(?:s|mers)?)\b/i,
    reason: 'people are warned today, and nobody waits for a pitch',
    names: ['Warn people', 'Keep warning', 'Help those who lost something', 'Report and learn'],
    weeks: [
      [
        'Report it to the police and to the sites that carry it, with copies, and ask a lawyer which authorities must be told',
        'Tell those who answer phone and mail how to recognize it and what to say; pitch nobody',
        'Publish one page: how to recognize it, what you never ask for, where your real offers are, whom to call; and link it from your first page',
        'Send the warning today to everyone who passes it on, such as police, consumer advice, job centers and local media, and count whom it reached: {goals}',
      ],
      [
        'Repeat the warning where those who are looking for the real thing look',
        'Ask the sites every day what they have taken down',
        'Ask those who report it how they found it, and add the place to the page',
        QUESTIONS,
      ],
      [
        'Help those who lost something to report it, and tell them what the bank can still do',
        'Publish how many reports there are, and what was taken down',
        'Have somebody ready for interviews that warn others',
        'Check whether the way you ask for things can be told from the fake, and change it',
      ],
      [
        'Say what became of it, once the police let you',
        'Register the names and addresses that impostors could use',
        'Go through it with everyone involved and write the lessons into the crisis plan',
        'Keep the page, and link it wherever you ask for data or money',
      ],
    ],
  },
]
