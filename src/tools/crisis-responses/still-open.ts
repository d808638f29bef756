/** What is probably still open, without what the scenario already answers: it must not say that it does not know them. */
const ANSWERED: readonly { question: RegExp; by: RegExp }[] = [
  {
    question: /^how many people (?:are affected|are ill|had a reaction)$/,
    by: /\b(?:[\d,]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|a|one) (?:\w+ )?(?:people|persons?|customers?|users?|accounts?|passengers?|guests?|patients?|visitors?|children|students?|workers?|employees?|riders?|residents?)\b/i,
  },
  // “We do not know why” says it already.
  { question: /^(?:what caused it|how it happened)$/, by: /\bknow (?:yet )?(?:why|how|what caused)\b/i },
  { question: /^how they are$/, by: /\b(?:died|killed)\b/i },
  {
    question: /^how many reports there are$/,
    by: /\b(?:[\d,]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|one|an?) (?:(?:\w+ )?(?:customers?|people|users?|owners?|parents|riders?|drivers?) (?:have |has )?(?:report|complain)|reports\b)/i,
  },
  {
    question: /^whether other models or batches are affected$/,
    by: /\b(?:batch|lot|model years?) (?:numbers? )?\w*\d/i,
  },
  { question: /^which vehicles are affected$/, by: /\bmodel years? \d/i },
  {
    question: /^which batches(?: or meals)? are affected$/,
    by: /\b(?:all (?:boxes|batches|packs|bottles)|on \w+day)\b/i,
  },
]

/** The open questions of a kind, without those that the text answers; all of them where it would answer every one. */
export function stillOpen(proposal: string, text: string): string {
  const questions = proposal.split(/, and |, (?=how|what|which|who|whether|when)/)
  const open = questions.filter(
    (question) => !ANSWERED.some((answered) => answered.question.test(question) && answered.by.test(text)),
  )
  if (open.length === 0 || open.length === questions.length) return proposal
  const last = open.at(-1) ?? ''
  if (open.length === 1) return last
  return `${open.slice(0, -1).join(', ')}${open.length > 2 ? ',' : ''} and ${last}`
}
