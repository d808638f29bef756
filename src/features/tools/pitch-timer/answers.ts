/** How journalists answer pitches, from dated counts. */
export const PROPEL_2023 = {
  label: 'Propel Media Barometer, Q2 2023, about 500,000 pitches (PRWeek)',
  href: 'https://www.prweek.com/article/1830639/propel-journalists-responded-fewer-3-pitches-q2',
}
export const PROPEL_2024 = {
  label: 'Propel Media Barometer, Q1 2024, about 425,000 pitches',
  href: 'https://propelmypr.com/research/the-propel-media-barometer---q1-2024',
}

/** Of 100 pitches, about 3 are answered: 2.99 in the second quarter of 2023, 3.15 in the first of 2024. */
export const ANSWERED_SHARE = 0.03
/** Of all answers, so many come on the day of the pitch; of all coverage, so much appears within a week. */
export const SAME_DAY_PERCENT = 66
export const WITHIN_A_WEEK_PERCENT = 68
/** Pitches of this many words were answered most, 6.5 of 100. */
export const BEST_WORDS = { min: 51, max: 150 }
/** Two of three answers come at once, so an answer that has not come after this many working days is rare. */
export const FOLLOW_UP_AFTER = 3

export type Expectation = { pitches: number; answers: number; chanceOfOne: number }

/** What so many pitches lead to, if each is answered as the average is: answers, and the chance of at least one. */
export function expectAnswers(pitches: number): Expectation {
  return { pitches, answers: pitches * ANSWERED_SHARE, chanceOfOne: 1 - (1 - ANSWERED_SHARE) ** pitches }
}

export const EXAMPLES: readonly number[] = [10, 30, 50, 100]
