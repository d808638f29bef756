/** The words that the two tools for briefs hear in what visitors type. */
import { z } from 'zod'
import { proposingWords } from './table'

/** Answers to the question whether there can be a brief, in the order of the form. */
const GATES = {
  accusation: 'accuse somebody, or put somebody under suspicion',
  memory: 'say that somebody died, or remember somebody',
  return: 'say that something went wrong and is over',
  appeal: 'ask for help in need, or offer it',
  harm: 'say that somebody is hurt or loses something',
  hidden: 'ask to hide an ad, or to pay for reviews',
  scheme: 'promise money for which others pay in',
  confidential: 'say that it may not be public yet',
  denial: 'answer a rumor or criticism',
  internal: 'speak to the staff alone',
  unsettled: 'leave everything open',
  claim: 'promise something about health, money, safety or the environment',
} as const
export type BriefGate = keyof typeof GATES

const listOf = (description: string) => proposingWords.meta({ description })

/** The lists of words that tools look for in what visitors type. A # stands for a number. */
export const heard = z
  .strictObject({
    gates: z
      .strictObject(
        Object.fromEntries(Object.entries(GATES).map(([id, what]) => [id, listOf(`Words that ${what}.`)])) as Record<
          BriefGate,
          typeof proposingWords
        >,
      )
      .meta({
        description: 'Words that propose an answer to “Is any of this true?”, beside those that all tools know.',
      }),
    harmless: listOf('Phrases in which a word of harm says that there is none, such as “nobody died”.').default([]),
    promises: listOf('Promises that no proof makes fit for an ad. A phrase with one of them is not printed.'),
    exposing: listOf('Words that lead people to one person, or ask children or patients for too much.'),
    illnesses: listOf('Serious illnesses. With the word of a cure there is no brief.'),
    milderIllnesses: listOf('Other illnesses. A phrase that promises their cure is not printed.'),
    cures: listOf('Words that promise a cure, where an illness stands beside them.'),
    hidden: listOf('Words that hide an ad or buy a review. There is no brief then; “hashtag ad” stands for #ad.'),
    refunds: listOf('Words of money that comes back. Beside a review, there is no brief.'),
    reviews: listOf('Words of reviews and ratings.'),
    schemes: listOf('Words of a fraud with money. There is no brief then.'),
    money: listOf('Words of money that people pay in. Returns and new members count beside them alone.'),
    loans: listOf('Words of money that people borrow, for which a rate a month is the price.'),
    returns: listOf('Returns that a fraud alone promises.'),
    recruiting: listOf('Members who have to bring members.'),
  })
  .meta({ description: 'Words that the tools hear in what visitors type.' })
