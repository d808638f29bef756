import { HYPE } from '../../src/tools/health-checker/data/hype'

/** What the sample article on the first hour of a crisis calls bad, and more of the same sort. */
const EMPTY =
  /aware of (?:reports|a|an)\b|\bseriously\b|first concern|(?:top|first|highest) priority|in due course|isolated|abundance of caution|inconvenience|no comment|thoughts and prayers|deeply regret|\bunfortunately\b|rest assured|please be advised|at this time\b|reach out to|going forward/i

/** Praise that the health checker marks in a press release. A space also means a hyphen, as it does there. */
const PRAISE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${HYPE.flatMap(({ words }) => words)
    .join('|')
    .replaceAll(' ', '[\\s-]')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** What no text of any tool says, unless the visitor typed it. */
export const BAD_PHRASES: readonly RegExp[] = [EMPTY, PRAISE]
