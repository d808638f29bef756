/** Which mistakes have only one possible remedy. All others are left to a person. */
import type { FileDiagnostic } from '../../../lib/diagnostics/diagnostic'

/** What was done about a mistake, or nothing when only a person knows what was meant. `line` is the text of its line. */
export function certainRemedy({ column, code }: FileDiagnostic, line: string): string | undefined {
  const remedy = REMEDIES[code]
  return remedy?.isCertain(line.slice(column - 1)) ? remedy.done : undefined
}

type Remedy = { done: string; isCertain: (found: string) => boolean }

const always = (): boolean => true

const REMEDIES: Record<string, Remedy> = {
  'tab-indentation': { done: 'Replaced tabs at the start of lines with spaces.', isCertain: always },
  'odd-space': { done: 'Replaced a special space with an ordinary one.', isCertain: always },
  'colon-in-value': { done: 'Put quotes around a text with a colon.', isCertain: always },
  // "#1" belongs to the text; what follows "# " or "#word" may well be a comment.
  'comment-in-value': {
    done: 'Put quotes around a text with a number sign.',
    isCertain: (found) => !/(?:^|\s)#(?!\d)/.test(found),
  },
  // "- a" was perhaps meant as a list.
  'special-character': {
    done: 'Put quotes around a text that starts with a special character.',
    isCertain: (found) => /^[&*!@`%|>[{]/.test(found),
  },
  // “A” and “B”: the outer marks do not belong together.
  'smart-quotes': {
    done: 'Removed typographic quotation marks around a text.',
    isCertain: (found) => !/[“”„«»‘]/.test(found.trim().slice(1, -1)),
  },
}
