import { type List, steps } from '../kit/document/text-document'
import { OBJECTIVE_RULES, type Objective } from './objectives'

/**
 * House rule: drafts of a format that needs a recording day or an editor take two weeks, all others one. Nobody drafts
 * what is live, so both sides agree on an outline.
 */
export function writeTimeline(objective: Objective, draftWeeks: 1 | 2, isLive: boolean): List {
  const feedback = 2 + draftWeeks
  const draft = isLive ? 'outline' : 'draft'
  return steps([
    { label: 'Week 1', text: 'go-ahead: agreement signed, you have what the piece needs, questions answered.' },
    {
      label: draftWeeks === 1 ? 'Week 2' : 'Weeks 2 to 3',
      text: `your idea in three lines, our yes or no within 2 working days, then your ${draft}.`,
    },
    { label: `Week ${feedback}`, text: `one round of feedback on the ${draft}, your changes, approval in writing.` },
    { label: `Week ${feedback + 1}`, text: `publication: ${OBJECTIVE_RULES[objective].publication}.` },
    { label: `Week ${feedback + 2}`, text: 'your statistics after seven days, as screenshots.' },
  ])
}
