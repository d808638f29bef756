/** What the four documents of the crisis tool say around the sentences of the table. `[…]` is left to the visitor. */

const MEDIA_CONTACT = '[media contact]'
const PUBLIC_CONTACT = '[phone and email for questions]'
const SPOKESPERSON = '[name and title of who speaks]'
const COUNSEL = '[lawyer: name and phone]'
const SAFETY = '[who answers for safety, such as a physician or engineer]'

export const headings = {
  public: 'Initial public statement',
  internal: 'Internal message',
  customer: 'Customer message',
  media: 'Media statement',
}

// The tone, from the document and from the answers.
export const tones = {
  public: 'Calm and brief',
  internal: 'Direct and candid',
  customer: 'Plain and helpful',
  media: 'Factual and quotable',
}
export const moods = {
  denied: 'the truth first, the claim once',
  harmed: 'with sympathy, and without excuses',
  unknown: 'open about what is not known yet',
  happened: 'concerned and factual',
  over: 'concerned and factual',
  false: 'concerned and factual',
  exercise: 'as in a real event',
  planned: 'open and factual',
  nothing: 'neutral',
  open: 'neutral',
}
export const noText = 'none, because there is no text'

// For what alone a document may be used.
export const isOutline = 'An outline, not a finished document: no kind of event was chosen.'
export const isExercise = 'EXERCISE. Not a real event, and not for release.'
export const exercise = (text: string) => text.replace(/^(Subject: )?/, '$1EXERCISE: ')
export const mayItBePublic =
  'Not for release until someone has decided that it may be public. A warning that keeps people out of danger does not wait.'
export const isMixed =
  'NOT ONLY ENGLISH. If your readers read another language, use this as an outline, and write all of it in theirs.'
export const isAccusing =
  'IF IT ACCUSES SOMEBODY, not for release before a lawyer has read it: name no one who is accused, and nothing by which people know who it is.'
/** Above two messages. */
export const twoGroups =
  'Two messages: send each to its own group only. If one of the groups is staff, tell it together with all staff.'
export const doesNotWait = 'If people or staff have to do something to stay safe, tell them at once, in any case.'
/** Above the second of them. */
export const secondGroup = 'TO THE SECOND GROUP ONLY'
const READY = 'Do not publish it: keep it ready for anyone who asks.'
const IF_ASKED = { public: READY, customer: 'Only for people who ask.', media: 'Only for reporters who ask.' }
const AFFECTED = 'Only to the people affected.'
const AFTER_ALL = 'Third: only after everyone affected has been told.'
const AFTER_STAFF = 'only after all staff have been told.'
/** By whom it reaches, and by whether the people affected are staff. */
export const reaching = {
  asked: {
    any: { ...IF_ASKED, internal: 'Only for staff who may be asked.' },
    staff: { ...IF_ASKED, internal: 'Only for staff who may be asked.' },
  },
  concerned: {
    any: { ...IF_ASKED, internal: 'For staff who work with the people affected.', customer: AFFECTED },
    staff: { ...IF_ASKED, internal: AFFECTED },
  },
  first: {
    any: {
      public: AFTER_ALL,
      internal: 'First, if the people affected are staff: after they were told in person. Otherwise second.',
      customer: 'First, by phone or in person where you can. If the people affected are staff, after them.',
      media: AFTER_ALL,
    },
    staff: {
      public: `Third: ${AFTER_STAFF}`,
      internal: 'First: right after the people affected were told in person.',
      customer: `Second: ${AFTER_STAFF}`,
      media: `Third: ${AFTER_STAFF}`,
    },
  },
}
/** The one line for reporters until everyone affected has heard the news. */
export const untilTold = {
  families: 'If a family may not know yet, one line for reporters: “We are speaking with the families first.”',
  staff: 'Until then, one line for reporters: “We are speaking with our people first, and will say more after that.”',
  any: 'Until then, one line for reporters: “We are speaking with the people affected first, and will say more after that.”',
}

// What happened, in a sentence that the visitor wrote for print.
export const factsBlank = '[What happened, in one or two sentences that can be printed.]'
export const plannedBlank = '[What is planned, and when, in one or two sentences that can be printed.]'
export const trueBlank = '[What is true, in one sentence, such as: Everyone on board is safe.]'
/** Where a second group has a message of its own. */
export const othersBlank = '[Unless it is said above: what holds for the second group, in a sentence for everyone.]'
/** The visitor takes it over where it is right to apologize. */
export const apology = (apology: string) => `[If it is right to apologize: ${apology}]`
export const findingOut = 'We do not know everything yet, and are working to find out more.'
export const reason = '[Unless it is said above: the reason, in one sentence.]'
/** @param blank a blank of the table, without its first bracket */
export const unlessSaid = (blank: string) => `[Unless it is said above: ${blank}`
/** @param proposal what is probably being done */
export const doing = (proposal: string) => `[What you are doing about it, such as ${proposal}.]`
export const change = '[What you change because of it, if anything.]'

// What is said to those who were harmed.
export const condolence =
  'Our deepest condolences go to [the family, or the families], and to everyone who was close to them.'
export const familyTold =
  '[Once every family has been told. Say nothing of the death before that, give no name without the family, and delete this line.]'
export const recovery = 'Our thoughts are with [the person, or everyone,] who is hurt or ill.'
export const slightlyHurt = 'We are sorry about [the injury that was reported].'
export const unhurt = 'We do not know of anyone who is hurt or ill.'
export const unknownHarm = 'We do not know yet whether anyone is hurt or ill.'
/** Where the table has no word for the people affected. */
export const wordForThem =
  '[If people suffered, lost something or were let down: a sentence for them, such as: We know how hard this is for you.]'
export const wentThrough = 'We are sorry for what [the person, or people,] went through.'

// What people do.
/** The end of the sentence may be typed. */
export const please = 'Please {action}'
/** An order of the kind, where what happened is over, or beside the order of a visitor. */
export const ifItHolds = (order: string) => `[If it holds now, and is not said above: ${order}]`
/** What the first group has to do or know, in the message to the second one. */
export const ifForYou = (order: string) => `[If it holds for this group, too: ${order}]`
/** In place of what people do in a danger that is over. */
export const stillToDo = '[What people should still know or do, if anything.]'
export const stillForStaff = '[What staff should still do, if anything.]'
/** For a second group, in place of what the first one has to know. */
export const secondMeans = '[Unless it is said above: what this means for you, and what you can do or choose, by when.]'
export const concernsYou = '[To each person, as “you”: whether it concerns them, why, and what it means for them.]'
export const whatToDo = 'What to do now:'
export const alsoDo = 'What else to know:'
export const needToKnow = 'What to know and do:'
export const weTellPeople = 'What we tell people outside:'

// Beginnings and ends.
export const hello = 'Hello'
export const dear = 'Dear [name]'
export const toReaders = (readers: string) => `To all ${readers},`
export const toAsked = 'To everyone who may be asked about it,'
export const toConcerned = 'To everyone affected,'
export const statementBy = (organization: string) => `Statement by ${organization}, [date and time]`
export const dateline = (organization: string) => `${organization}, [date and time]`
export const quotation = `“[One sentence in the words of the person who speaks],” said ${SPOKESPERSON}.`
export const subject = (subject: string) => `Subject: ${subject}`
export const forReaders = (readers: string, subject: string) => `For ${readers}: ${subject}`
export const staff = 'staff'
/** Nothing that is posted or promised: some events end here, and of some only the people who ask hear more. */
export const nextUpdate = '[If there is more to come: when and where people hear it.]'
export const questions = `Questions: ${PUBLIC_CONTACT}. Media: ${MEDIA_CONTACT}.`
export const reachUs = `You can reach us at ${PUBLIC_CONTACT}.`
export const mediaContact = `Media contact: ${MEDIA_CONTACT}. Questions from the public: ${PUBLIC_CONTACT}.`
export const staffContact = 'Questions: [staff contact].'
export const sender = SPOKESPERSON
// Employees may speak about pay and working conditions, and go to an authority: US National Labor Relations Act, section 7,
// https://www.nlrb.gov/about-nlrb/rights-we-protect/your-rights; EU Directive 2019/1937 on those who report breaches of law,
// https://eur-lex.europa.eu/eli/dir/2019/1937/oj.
export const staffRules = `If a reporter asks you to speak for us, pass them on to ${MEDIA_CONTACT}, and share no names outside the team that handles this. You may always report something to an authority, and talk about your own working conditions.`

// Where nothing may be written.
export const noComment = 'We do not comment on reports of this kind.'
export const safetyFirst =
  'We take every report about safety seriously. What people have to know to be safe, they hear from us and the authorities first.'
export const ifItLeaks = (line: string) =>
  `If a reporter asks, or if it leaks, one line that counsel has agreed, such as: “${line}” Do not deny it, and do not confirm it.`
const UNANSWERED = 'No text yet: answer “May it be public?” first.'
export const withheld = {
  confidential: {
    public: `No public text: this is confidential. Publish nothing until counsel has released it: ${COUNSEL}.`,
    internal:
      'No message to all staff. If you are listed, counsel says what the stock exchange hears first. If counsel agrees that people may be told: [who is told first, by whom, in person or by phone, and when]. Until then, share it with no one who does not have to know, and delete nothing.',
    customer: `No message. Ask counsel first whether the people affected may be told at all: the law can forbid it. If they may, they hear it in person or by phone: [who, from whom, and when]. Ask, too, whether an authority, an insurer or a stock exchange has to be told, and when: ${COUNSEL}.`,
    media: 'No statement.',
  },
  danger: {
    public: `No public text: this is confidential. But people can be harmed, and what keeps them safe does not wait. Settle today with [authority] and ${SAFETY} what people are told, and when: include ${COUNSEL}, but let nothing delay it. Have a warning ready for that day, and for a leak: [what people do to stay safe, in words that the authority has agreed].`,
    internal:
      'Tell the people who can keep others safe today, by name: [who, by whom, and when]. They pass every report of harm to [staff contact] at once, and delete nothing; everyone may report a danger to an authority. If you are listed, counsel says what the stock exchange hears first.',
    customer: `Have two letters ready today, for the agreed day and for a leak: one to the people who can be harmed, and one to the people who advise or supply them, such as doctors, pharmacists or dealers. Both say: [what to do to stay safe], [how to tell whether it concerns them], and [whom to call]. Agree the words first with [authority] and ${SAFETY}.`,
    media: 'No statement before the people who can be harmed have been told.',
  },
  accusation: {
    public: `No public text: it accuses someone by name. Have a lawyer read it first: ${COUNSEL}. Then write what is established, and who says so, once the accused had time to answer.`,
    internal: `No message: keep what you know, with dates and documents, and give it to ${COUNSEL}. If it may be a crime, go to the police.`,
    customer: 'No message: if people have to protect themselves, tell them what to do, and leave out whom you accuse.',
    media:
      'No statement. If a reporter asks, a line that accuses no one, such as: “We do not comment on individual people.”',
  },
  unanswered: { public: UNANSWERED, internal: UNANSWERED, customer: UNANSWERED, media: UNANSWERED },
  nothing: {
    public:
      'No public text: nothing happened that people have to act on. Good news needs a headline and a release; a joke that someone could take for real needs one line that says so.',
    internal: 'No message.',
    customer: 'No message.',
    media: 'No statement.',
  },
}
