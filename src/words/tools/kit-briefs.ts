/** Around the briefs of both tools: what is said before a brief is used, and why there is none. */

export const noAdOfHarm =
  'Not as paid creator work: people are harmed or lose something, and paid praise beside it backfires. Tell those whom it concerns yourself, what to do first, and pay for a plain notice where they will see it.'
export const noAdOfAccusation =
  'Not as paid creator work: it accuses somebody by name, and whoever pays for it or publishes it answers for it. Ask a lawyer, and answer in your own name with what is established.'
export const noAdOfDenial =
  'Not as paid creator work: a denial that is paid for is believed by few and quoted by many. Answer once, in your own name, with what is established and its proof.'
export const noAdToStaff =
  'Not for creators: your own people hear it from you first, in person or in writing, before anybody outside. Come back when it may be told to the public, and change the answer.'
export const nothingToBrief =
  'No brief yet: nothing is settled that a creator could tell. Settle what it is, for whom, and what people should do; then come back.'
export const noAdIn = (trade: string, country: string) =>
  `No brief: ${country} bars such ads, or most of them (${trade}). Ask a lawyer there before anybody is asked to make one.`
export const countryFirst = (trade: string, question: string) =>
  `First answer “${question}”: some countries bar such ads (${trade}).`
/** @param because words that were typed @param answer what they sound like @param question where it is answered */
export const soundsLike = (because: string, answer: string, question: string) =>
  `You wrote “${because}”. That can mean: “${answer}”. Answer “${question}” first; until then it is held back.`
export const tradeFirst = (because: string) =>
  `You wrote “${because}”. Most platforms take no paid posts for it, so there is no brief until you answer which trade it is.`
export const noAdOf = (trade: string) =>
  `Not as paid creator work: most platforms take no paid posts for it (${trade}), and many countries forbid them. Ask the platform and a lawyer before the idea.`
export const noAdToMinors = (trade: string) =>
  `Not as paid creator work for this audience: nobody under age may be addressed or shown (${trade}). Choose creators whose audience is adult, and then change the answer on age.`
/** While the question is open. @param question its label */
export const answerFirst = (question: string) =>
  `First answer “${question}”: a recall, other bad news or an accusation is not paid creator work, and gets no brief.`
export const askLawyer = 'It has rules of its own: ask a lawyer before the idea. Where the rules are:'
export const askLawyerAndRegulator =
  'It has rules of its own: ask a lawyer, and the regulator of the country, before the idea.'
/** @param label the label of a field @param typed its text, for the writer of the brief alone */
export const asTyped = (label: string, typed: string) =>
  `You typed (${label}): “${typed}”. Creators do not see it: fill in above what they may read.`
export const howPlanned =
  'One planner counts the dates of both tools for briefs: a week to agree, a week for the first drafts (two for long videos and articles, one more for every six pieces beyond), a week for changes, and at most three pieces a week. With a first or last day, the steps are counted back from it and become shorter where there is less time; no step is due from December 24 to January 1. These are house rules.'
export const howWritten =
  'Your longer texts are shown to you alone. Words in them propose an answer, which you take or not; where they sound like harm, an accusation or a secret, there is no brief until you answer. What creators read are your answers, and blanks. All other sentences come from one table, by your answers: the same answers give the same brief. What only you can know is a placeholder. Platform limits and labels carry their source, and can have changed since. This is not legal advice.'
