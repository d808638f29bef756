/** What the four documents of the crisis tool say around the sentences of the table. `[…]` is left to the visitor. */

const NOW = '[time, time zone, date]'
const NEXT_UPDATE = '[time, time zone and date of the next update]'
const UPDATES = '[web address for updates]'
const MEDIA_CONTACT = '[media contact: name, phone, email]'
const PUBLIC_CONTACT = '[phone, email and hours for questions]'
const COUNSEL = '[counsel: name, phone]'

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
  denied: 'firm, without repeating the claim',
  harmed: 'with sympathy, and without excuses',
  unknown: 'open about what is not known yet',
  happened: 'concerned and factual',
  false: 'concerned and factual',
  nothing: 'neutral',
  open: 'neutral',
}
export const noText = 'none, because there is no text'

// For what alone a document may be used.
export const isOutline = 'An outline, not a finished document: no kind of event was chosen.'
export const onlyIfAsked = {
  public: 'Do not publish it: keep it ready for those who ask.',
  internal: 'For those alone who may be asked.',
  customer: 'For those alone who ask.',
  media: 'For reporters who ask.',
}

// What happened, in the visitor's own words.
export const YOUR_WORDS = '[your own words: check them and tick them off]'
export const leadIn = {
  happened: 'What happened:',
  decided: 'What we have decided:',
  unknown: 'What was reported to us, and is not confirmed yet:',
  // Where somebody was harmed beside a claim that is false, nothing is settled.
  false: 'What was reported to us, and is not confirmed yet:',
  nothing: 'What this is about:',
  open: 'What this is about:',
}

// What is said to those who were harmed.
export const condolence = 'Our deepest condolences go to the families, friends and colleagues who have lost somebody.'
export const familyTold = '[Whether the family has been told; send nothing before that.]'
export const recovery = 'We wish everyone who is hurt or ill a full recovery.'
export const unhurt = `As far as we know at ${NOW}, nobody is hurt.`
export const unknownHarm = 'We do not know yet whether anybody is hurt.'

// What people do.
/** The end of the sentence may be typed. */
export const please = 'Please {action}'
export const whatToDo = 'What to do now:'
export const whatItMeans = 'What this means for you:'
export const advice = 'Advice to the people affected:'
export const forThePeople = 'For the people affected:'
export const weTellPeople = 'This is what we say outside:'
export const doThisNow = 'Please do this now:'

/** @param proposal what may still be open */
export const unknown = (proposal: string) => `What we do not know yet: [what is still open, such as ${proposal}].`
export const undecided = (proposal: string) => `What is not decided yet: [what is still open, such as ${proposal}].`
export const concerns = (people: string) => `This concerns ${people}.`
export const whatWeDo = 'What we are doing:'
export const whyAndWhat = 'Why, and what we do:'

// Beginnings and ends.
export const statementBy = (organization: string) => `Statement by ${organization}, ${NOW}`
export const forTheMedia = (organization: string) =>
  `For the media, ${NOW}. All of it can be printed, as said by [spokesperson: name, title] for ${organization}.`
export const subject = (subject: string) => `Subject: ${subject}`
export const forStaff = (thing: string) => `For staff, about ${thing}: what we know, and what to do now`
export const toEveryoneAt = (organization: string) => `To everyone at ${organization},`
export const to = (people: string) => `To ${people},`
export const nextUpdate = `Our next update comes at ${NEXT_UPDATE}, at ${UPDATES}, even if there is nothing new by then.`
export const nextUpdateInternal = `You will hear from us again at ${NEXT_UPDATE}, even if there is nothing new by then.`
export const nextUpdateBrief = `Next update: ${NEXT_UPDATE}.`
export const questions = `Questions: ${PUBLIC_CONTACT}. Media: ${MEDIA_CONTACT}.`
export const reachUs = `You can reach us at ${PUBLIC_CONTACT}.`
export const publicQuestions = `Questions from the public: ${PUBLIC_CONTACT}.`
export const mediaContact = `Contact for the media: ${MEDIA_CONTACT}.`
export const staffContact = 'Questions: [staff contact: name, phone].'
export const sender = '[sender: name, title]'
// Employees may speak about pay and working conditions, and go to an authority: US National Labor Relations Act, section 7,
// https://www.nlrb.gov/about-nlrb/rights-we-protect/your-rights; EU Directive 2019/1937 on those who report breaches of law,
// https://eur-lex.europa.eu/eli/dir/2019/1937/oj.
export const staffRules = (organization: string) =>
  `If a reporter asks you to speak for ${organization}, pass them on to ${MEDIA_CONTACT}. Please share no names or personal data outside the team that handles this. None of this limits your right to talk about your pay and working conditions, or to report something to an authority.`

// Where nothing may be written.
export const withheld = {
  confidential: {
    public: `No public text: this is confidential. Publish nothing until counsel has released it: ${COUNSEL}.`,
    internal: `For those who know of it already, and for nobody else: this is confidential. Forward nothing, delete nothing, trade no shares, and speak about it with ${COUNSEL} alone. If somebody asks, pass them on to ${MEDIA_CONTACT}.`,
    customer: `No message: this is confidential. Ask counsel who has to be told, and when: ${COUNSEL}.`,
    media: `No statement: this is confidential. If a reporter asks, say only what counsel has agreed: [the one line that counsel has agreed].`,
  },
  accusation: {
    public: `No public text yet: it accuses somebody by name. Have a lawyer read it first: ${COUNSEL}. Then write what is established, and who says so, once the accused had the time to answer.`,
    internal: `No message yet: keep what you know, with dates and documents, and give it to ${COUNSEL}. If it may be a crime, go to the police; if it breaks a rule, to the authority.`,
    customer:
      'No message yet: if people have to protect themselves, tell them what to do, and leave out whom you accuse.',
    media: `No statement yet: a reporter who prints an accusation needs your evidence and the answer of the accused. Ask a lawyer first: ${COUNSEL}.`,
  },
  nothing: {
    public: 'No public text: nothing happened that people have to act on.',
    internal: 'No message: if it is a joke or a test, say so to everyone who could take it for true.',
    customer: 'No message: good news is no crisis, and sounds like one in these documents.',
    media: 'No statement: for good news, write a headline and a release.',
  },
}
