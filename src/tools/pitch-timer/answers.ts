/** How journalists answer pitches. The figures are in the content, with their sources and dates. */

/** Most answers come on the day of the pitch, so an answer that has not come after this many working days is rare. */
export const FOLLOW_UP_AFTER = 3

export type Expectation = { pitches: number; answers: number; chanceOfOne: number }

/** What so many pitches lead to, if each is answered as the average is: answers, and the chance of at least one. */
export function expectAnswers(pitches: number, answeredPercent: number): Expectation {
  const share = answeredPercent / 100
  return { pitches, answers: pitches * share, chanceOfOne: 1 - (1 - share) ** pitches }
}

export const EXAMPLES: readonly number[] = [10, 30, 50, 100]
