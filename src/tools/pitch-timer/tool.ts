import { listed } from '../kit/english/phrases'
import { asQuestion, type Raw } from '../kit/form/fields'
import { gateField, gateProposal, gateWords } from '../kit/form/gate'
import { gravestFor, proposalFor } from '../kit/form/propose'
import { answers, phrase, question } from '../kit/form/questions'
import { defineWriter } from '../kit/tool'
import * as ofNews from './kind-of-news'
import { COUNTRIES } from './working-days'

/** Room for the subject, which stands in a task, in characters. */
const PHRASE = 80

/** Words of what may never be public. */
const NEVER = listed(`
  may never be public, never become public, never becomes public, never be made public, never come out, never comes out,
  should not come out, must not come out, never get out, never gets out, nobody ever learns, no one ever learns,
  nobody may ever know, no one may ever know, nobody ever finds out, no one ever finds out, non-disclosure agreement,
  confidentiality agreement, confidential settlement, hush money, agreed to stay silent, agreed to keep silent`)

/** Goals that would harm a person, deceive a newsroom, let a secret out by the back door, or that speak of harm. */
const BAD_GOALS = [
  {
    id: 'accusation',
    words: listed(`
      has to move away, have to move away, must move away, his name in every, her name in every, his address, her address, where he lives,
      where she lives, get back at him, get back at her, get back at them, get back at my, get even with, revenge, ruin him, ruin her, ruin them, ruin his, destroy him, destroy his,
      destroy her, humiliat*, name and shame, shame him, shame her, expose him, expose her, teach him a lesson, teach her a lesson, teach them a lesson, get him fired,
      get her fired, loses his customers, loses her customers, bring him down, bring her down, nobody hires him, nobody hires her, never works again,
      he resigns, she resigns, his wife should, his wife must, her husband should, her husband must, what he is like, what she is like`),
  },
  {
    id: 'joke',
    words: listed(`
      fall for it, falls for it, fell for it, fall for our, falls for our, fooled, fool the, fool people, hoax everyone, think it is real,
      thinks it is real, believe it is real, believes it is real, believe it is true, believes it is true, print it as true`),
  },
  {
    id: 'confidential',
    words: listed(`
      without it coming from us, not come from us, doesn't come from us, nobody knows it was us, no one knows it was us,
      nobody knows that it was us, cannot be traced, can't be traced, not traced back, find out without, finds out without,
      leak it, leak the story, leak this, by accident on purpose, behind his back, behind her back, behind their backs`),
  },
  {
    id: 'harm',
    words: listed(`
      victim, victims, fraud, fraudsters, scam, scams, scammers, bereaved, next of kin, in danger, warn readers, warn people,
      warn residents, warn customers`),
  },
]

/** What no plan is made for, once it accuses somebody: abuse, and goals that would ruin a person or a business. */
export const ATTACKS = [
  ...BAD_GOALS.filter(({ id }) => id === 'accusation'),
  {
    id: 'accusation',
    words: listed(`
      a thief, a drunk, a liar, a crook, a pervert, a psycho, scum, lose their customers, lose all their customers,
      loses all his customers, loses all her customers, out of business, goes bankrupt, go bankrupt, loses his job, loses her job,
      face on the front page, face on every, name on the front page, in every paper`),
  },
]

const optionsFrom = (entries: readonly { id: string; label: string }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }))

export const tool = defineWriter('tables/pitch-plans')({
  slug: 'pitch-timer',
  fields: {
    news: {
      kind: 'text',
      label: 'News',
      optional: true,
      hint: 'What is new, in one sentence: one plan is for one piece of news. Leave it empty while you are still looking for it.',
      placeholder: 'Rosie’s Bakery opens a second shop on Elm Street on May 4',
      rows: 2,
      maxLength: 5000,
    },
    goals: {
      kind: 'text',
      label: 'Goals',
      hint: 'What you want from it, one per line, the most important first.',
      placeholder: 'Get the local paper to cover our opening\n300 people through the door in the first week',
      rows: 4,
      maxLength: 5000,
    },
    targetDate: {
      kind: 'day',
      label: 'Target date',
      hint: 'The day everything must be ready',
      notBeforeToday: true,
    },
    country: {
      kind: 'choice',
      label: 'Working days of',
      hint: 'Choose a country, and tasks avoid its public holidays, too; bad news does not wait.',
      options: COUNTRIES,
      initial: 'none',
    },
    kind: question('Kind of news', 'It decides the tasks, and whether the news is pitched at all.'),
    gate: gateField(),
    secret: answers('How much of it may not be public?', 'What is no secret is told as early as it helps.', [
      { value: 'all', label: 'All of it' },
      { value: 'part', label: 'Only a part: a guest, a winner, a figure' },
    ]),
    day: answers('Who sets the day?', 'News that has happened is not held back for a target.', [
      { value: 'ours', label: 'We do' },
      { value: 'given', label: 'Others do: a law, a court, a season' },
      { value: 'jury', label: 'Others do, to the hour: a journal, a jury, an organizer' },
      { value: 'signature', label: 'A signature or a permit that is still open' },
      { value: 'past', label: 'It has happened, or people know it' },
      { value: 'stale', label: 'It has happened, and nothing about it is new' },
      { value: 'never', label: 'Nobody: it may never be public' },
    ]),
    knownDay: {
      kind: 'day',
      label: 'On which day can people first hear of it?',
      hint: 'The day on which you tell those who lose something, on which it is signed, or from which it may be public. It can be the target.',
      ...asQuestion,
      notBeforeToday: true,
    },
    way: question(
      'How do reporters get it?',
      'What people should use, buy, come to or take part in is told before. An embargo pays where reporters need days to test or check.',
    ),
    shown: question('What can you show them?', 'What needs tests goes out weeks before.'),
    earlier: answers('Does an earlier day count?', 'The plan then counts back from it.', [
      { value: 'first', label: 'Yes, a first announcement: tickets, nominees, a program' },
      { value: 'opens', label: 'Yes, it opens for applications, comments or votes, until the target or before it' },
      { value: 'last', label: 'Yes, a last day before it: to sign up, order, enter, comment or vote' },
      { value: 'preview', label: 'Yes, a preview or a rehearsal for reporters' },
      { value: 'deadline', label: 'No, the target is itself the last day: to give, enter, apply, comment or vote' },
    ]),
    earlierDay: {
      kind: 'day',
      label: 'Which earlier day?',
      ...asQuestion,
      notBeforeToday: true,
      isAsked: ({ earlier = '' }) => ['first', 'opens', 'last', 'preview'].includes(earlier),
    },
    moves: answers('Is there more than the one day?', 'Each day that counts has its own tasks.', [
      { value: 'otherDay', label: 'Weather or others can move it to another day, or it is called off' },
      { value: 'window', label: 'It is one day of a window, and which one is still open' },
      { value: 'runs', label: 'It goes on until a last day: an exhibition, a season, a trial, an offer' },
      { value: 'works', label: 'It comes to one street or group after another: works, a roll-out' },
      { value: 'tour', label: 'It is a tour: more places, each on its day' },
      { value: 'repeats', label: 'It takes place again and again in the same place: each week, each month' },
      { value: 'newDay', label: 'It was moved from the target to another day' },
      { value: 'closes', label: 'Besides, there is a last day before it: to sign up, order, enter, comment or vote' },
    ]),
    furtherDay: {
      kind: 'day',
      label: 'Which other day?',
      hint: 'The last day, of a tour and of works, too; the new day or the one to which it can move; or the other end of a window.',
      ...asQuestion,
      notBeforeToday: true,
      isAsked: ({ moves }) => Boolean(moves) && moves !== 'repeats',
    },
    people: answers('Who needs protection?', 'Among those who are shown, named, interviewed or invited.', [
      { value: 'children', label: 'Children or teenagers' },
      { value: 'patients', label: 'Patients, residents or people in care' },
      { value: 'support', label: 'People who need an interpreter, company or time' },
      { value: 'crisis', label: 'People in a crisis of life: it is about suicide or a help line' },
      { value: 'adults', label: 'Minors: it is for adults only, such as alcohol or gambling' },
    ]),
    aim: question('What do you want most?', 'It decides the task for your goals.'),
    subject: phrase(
      'What do your reporters write about?',
      'In English, as after “reporters who wrote on”: home energy, restaurants in Leeds.',
      PHRASE,
    ),
  },
  fromTable: (table) => {
    const { kinds, ways, shown, aims } = table
    const isAsked = (typed: Raw) => ofNews.hasPitch(typed, ofNews.kindOf(typed, table))
    const isSecret = (typed: Raw) => ofNews.gateOf(typed, ofNews.kindOf(typed, table)) === 'confidential'
    /** Whether the day of telling can be another than the target, which the way alone does not say. */
    const isHidden = (typed: Raw) =>
      typed.day === 'signature' || isSecret(typed) || ofNews.isAgreedWay(typed.way, table)
    const goesOutNow = (typed: Raw) =>
      ofNews.isOld(typed, ofNews.kindOf(typed, table)) || ofNews.isOutAlready(typed, ofNews.kindOf(typed, table))
    const isOfEarlyNews = (typed: Raw) =>
      isAsked(typed) &&
      (!isSecret(typed) || Boolean(typed.knownDay)) &&
      ofNews.isToldEarly(typed, ofNews.kindOf(typed, table), table)
    return {
      kind: { options: optionsFrom(kinds) },
      secret: { isAsked: (typed) => typed.gate === 'confidential' && isAsked(typed) },
      knownDay: {
        isAsked: (typed) =>
          typed.day !== 'never' &&
          (ofNews.hasDayOfTelling(typed, ofNews.kindOf(typed, table)) ||
            (isAsked(typed) && (isHidden(typed) || typed.gate === 'harm'))),
      },
      way: {
        options: optionsFrom(ways),
        isAsked: (typed) => isAsked(typed) && ofNews.hasWays(ofNews.kindOf(typed, table)) && !goesOutNow(typed),
      },
      shown: { options: optionsFrom(shown), isAsked },
      earlier: { isAsked: isOfEarlyNews },
      moves: { isAsked: isOfEarlyNews },
      people: { isAsked: (typed) => !ofNews.kindOf(typed, table)?.isSearch },
      aim: { options: optionsFrom(aims), isAsked },
      subject: { isAsked: (typed) => isAsked(typed) && !isSecret(typed) },
    }
  },
  proposals: ({ news = '', goals = '' }, { kinds, aims }) => {
    const typed = `${news}\n${goals}`
    const told = kinds.filter((kind) => !ofNews.isPitched(kind))
    const ofGoals = goals.split('\n').map((goal) => proposalFor(goal, aims))
    return {
      // Grave news outweighs all other: an accident at a festival is not an event to visit.
      kind: gravestFor(typed, told) ?? proposalFor(typed, kinds),
      gate: gateProposal(typed) ?? proposalFor(goals, BAD_GOALS),
      day: proposalFor(typed, [{ id: 'never', words: NEVER }]),
      people: proposalFor(typed, [{ id: 'crisis', words: gateWords('life') }]),
      // The most important goal is the first.
      aim: ofGoals.find((one) => one !== undefined),
    }
  },
  words: {
    submit: 'Create Sprint Plan',
    progress: 'Creating plan...',
    reset: 'Create New Plan',
    resultHeading: 'Your countdown and plan',
    toast: { title: 'Sprint Plan Created!' },
  },
  isBeside: true,
  keepsTextsOut: true,
  example: {
    news: 'Acme raises a Series A of $5M',
    goals: 'Three articles in trade media\nTwenty calls from investors',
    targetDate: '2026-12-24',
    country: 'us',
    kind: 'funding',
    gate: 'none',
    day: 'ours',
    way: 'open',
    aim: 'coverage',
    subject: 'start-ups',
  },
})
