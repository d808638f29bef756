/**
 * The sentences that every document is built from. They say nothing about the case itself: what happened is in the
 * visitor's own words, and everything else is a [placeholder].
 */
export const PLACEHOLDER = {
  organization: '[organization]',
  now: '[time, time zone, date]',
  nextUpdate: '[time, time zone and date of the next update]',
  updatePage: '[web address for updates]',
  mediaContact: '[media contact: name, phone, email]',
  publicContact: '[phone, email and hours for questions]',
  staffContact: '[staff contact: name, phone]',
  emergency: '[emergency number]',
  spokesperson: '[spokesperson: name, title]',
  spokespersonAgain: '[spokesperson: last name]',
  sender: '[sender: name, title]',
  whatHappened: '[What happened, in neutral words.]',
} as const

const P = PLACEHOLDER

export const PHRASES = {
  condolence: 'Our condolences go to the families, friends and colleagues of those who died.',
  condolenceForOne: 'Our condolences go to the family, friends and colleagues of the person who died.',
  // Nobody may learn of a death from the press.
  familyTold: '[Whether the families have been told; send nothing before that.]',
  oneFamilyTold: '[Whether the family has been told; send nothing before that.]',
  animals: 'We are sorry for everyone who has lost an animal.',
  recovery: 'We wish everyone who was hurt a full recovery.',
  recoveryOfTheIll: 'We wish everyone who fell ill a full recovery.',
  // A claim is denied before anybody repeats it: a repeated claim is what people remember.
  denial: (about: string, medium?: string) =>
    medium
      ? `The ${medium} about ${about} that is going around is fake.`
      : `The claim about ${about} that is going around is false.`,
  // Where the scenario says what is claimed, what is true comes first.
  claimIsFalse: 'The claim that is going around is false.',
  proof: '[The fact that shows it, and who confirmed it.]',
  partDenial: 'Other claims are going around: [which part of the claim is false, which is true, and who confirmed it].',
  openClaim: '[Whether the claim is true, and how you know. Do not send this before you do.]',
  decideFirst: '[What people must do now. Decide first whether any of it is true.]',
  undecidedSubject: '[product, place or person]: what we know so far',
  undecidedStaff:
    'If someone says that it happened to them, write down what happened and when, and pass it on to [name, role] at once. On the claim itself, say only what is at [web address for updates].',
  // Beside harm that is real: the staff of that kind write the reports down.
  otherClaimsStaff: 'On other claims, say only what is at [web address for updates].',
  firstIsItTrue: 'We do not know yet whether it is true.',
  checkingShort: 'We will say what is true.',
  whetherTrue: 'whether it is true',
  checking: 'We are [what is being done now, such as having it checked by a laboratory].',
  checkingForMedia: `${P.organization} is [what is being done now, such as having it checked by a laboratory].`,
  authorityTold: 'We told [authority, and when].',
  truthFollows: 'We will say what is true as soon as we know it.',
  where: 'Where: [name and address of the place].',
  when: 'When: [day and time].',
  known: `What we know at ${P.now}:`,
  decided: `What we have decided at ${P.now}:`,
  undecided: (proposal: string) => `What is not decided yet: [what is still open, such as ${proposal}].`,
  notice: 'Advice to the people affected:',
  noticeBesideDenial: 'Advice to everyone:',
  publicQuestions: `Questions from the public: ${P.publicContact}.`,
  unknown: (proposal: string) => `What we do not know yet: [what is still open, such as ${proposal}].`,
  unknownForMedia: (proposal: string) =>
    `What ${P.organization} does not know yet: [what is still open, such as ${proposal}].`,
  // After a sentence of the visitor’s own that says what is not known.
  unknownToo: (proposal: string) => `Still open: [what is still open, such as ${proposal}].`,
  // The desk has to know which claim is false; the text denies it first.
  whatWasClaimed: 'What was claimed: [the claim in a few words, said only here].',
  mourning: (isOne: boolean) => `We mourn with the ${isOne ? 'family' : 'families'}.`,
  nextUpdate: `Our next update comes at ${P.nextUpdate}, at ${P.updatePage}, even if there is nothing new by then.`,
  nextUpdateInternal: `You will hear from us again at ${P.nextUpdate}, even if there is nothing new by then.`,
  nextUpdateForMedia: `${P.organization} will give its next update at ${P.nextUpdate}, at ${P.updatePage}.`,
  mediaContact: `Contact for the media: ${P.mediaContact}`,
  contact: `You can reach us at ${P.publicContact}.`,
  publicContact: `Questions: ${P.publicContact}. Media: ${P.mediaContact}.`,
  staffContact: `Questions: ${P.staffContact}.`,
  staffMedia: `If a reporter asks you to speak for ${P.organization}, you can pass them on to ${P.mediaContact}.`,
  staffNames: 'Please share no names or personal data outside the team that handles this.',
  // Employees may speak about pay and working conditions, with each other and in public, and go to an authority:
  // US National Labor Relations Act, section 7, https://www.nlrb.gov/about-nlrb/rights-we-protect/your-rights;
  // EU Directive 2019/1937 on those who report breaches of law, https://eur-lex.europa.eu/eli/dir/2019/1937/oj.
  staffRights:
    'None of this limits your right to talk about your pay and working conditions, or to report something to an authority.',
} as const
