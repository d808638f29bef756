/** Around the briefs of both tools: what is said before a brief is used, and why there is none. */

export const noAdOfHarm =
  'Not as paid creator work: people are harmed or lose something. Tell those whom it concerns yourself, what to do first, and pay for a notice where they will see it. Creators come in again when it is over.'
export const noAdOfAccusation =
  'Not as paid creator work: it accuses somebody by name, and whoever pays for it or publishes it answers for it. Ask a lawyer, and answer in your own name with what is established.'
export const noAdOf = (trade: string) =>
  `Not as paid creator work: most platforms take no paid posts for it (${trade}), and many countries forbid them. Ask the platform and a lawyer before the idea.`
export const noAdToMinors = (trade: string) =>
  `Not as paid creator work for this audience: nobody under age may be addressed or shown (${trade}). Choose creators whose audience is adult, and then change the answer on age.`
/** While the question is open. @param question its label */
export const answerFirst = (question: string) =>
  `First answer “${question}”: a recall, other bad news or an accusation is not paid creator work, and gets no brief.`
export const askLawyer = 'It has rules of its own: ask a lawyer before the idea. Where the rules are:'
export const asTyped =
  'Your texts stand here as you typed them. Read them as a creator will, and edit them before you send the brief.'
export const howPlanned =
  'One planner counts the dates of both tools for briefs: a week to sign, a week for the first drafts (two for long videos and articles, one more for every six pieces beyond), a week for changes, and at most three pieces a week. With a last day, the steps are counted back from it and become shorter where there is less time. These are house rules.'
export const howWritten =
  'What you typed is quoted as it is; nothing is read out of it. Words in it only propose an answer, which you take or not. All other sentences come from one table, by your answers: the same answers give the same brief. What only you can know is a placeholder. Platform limits and labels carry their source, and can have changed since. This is not legal advice.'
