/** Which slips have one remedy that nobody could mind. All others are left to a person. */
import type { Slip } from '../yaml-slips'

/** What was done about a slip, or nothing when only a person knows what was meant. `line` is the text of its line. */
export function certainRemedy({ place, finding }: Slip, line: string): string | undefined {
  const found = line.slice(place.column - 1)
  if (!(REMEDIES[finding.code]?.isCertain(found) ?? false)) return undefined
  return REMEDIES[finding.code]?.done
}

type Remedy = { done: string; isCertain: (found: string) => boolean }

const always = (): boolean => true

const REMEDIES: Record<string, Remedy> = {
  'tab-indentation': { done: 'Tabs at the start of lines became spaces.', isCertain: always },
  'odd-space': { done: 'A special space became an ordinary one.', isCertain: always },
  'colon-in-value': { done: 'A text with a colon in it got quotes.', isCertain: always },
  // "#1" belongs to the text; what follows "# " or "#word" may well be a comment.
  'comment-in-value': {
    done: 'A text with a number sign in it got quotes.',
    isCertain: (found) => !/(?:^|\s)#(?!\d)/.test(found),
  },
  // "- a" was perhaps meant as a list.
  'special-character': {
    done: 'A text that starts with a special sign got quotes.',
    isCertain: (found) => /^[&*!@`%|>[{]/.test(found),
  },
  // “A” and “B”: the outer marks are no pair.
  'smart-quotes': {
    done: 'Typographic quotation marks around a text were removed.',
    isCertain: (found) => !/[“”„«»‘]/.test(found.trim().slice(1, -1)),
  },
}
