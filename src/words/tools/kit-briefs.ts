/** Around the briefs of both tools: what is said before a brief is used, and why there is none. */

export const noAdOfHarm =
  'Not as creator work: people are harmed or lose something. Tell them yourself and at once. For help, answer “We ask for help, or offer it”.'
export const noAdOfSecretHarm =
  'Not as creator work: people are harmed or lose something. If anybody is in danger, warn at once. Otherwise ask a lawyer who must hear it first.'
export const noAdOfOwnHarm =
  'No campaign: the people affected hear it from you first; a warning of danger reaches everybody at once. Nothing is advertised beside it. For a plain notice, choose a goal that informs or thanks.'
export const noAdOfAccusation =
  'No brief: it accuses somebody, and who publishes it answers for it. Possible is what you saw yourself, without name, role, picture or address of the other side: type it so, and answer “None of this”. A lawyer reads it; what harms people goes to the authority at once.'
export const noAdBesideDeath =
  'Not now: somebody died, and nothing is advertised or funny beside it. For a notice, thanks, an invitation or a collection, choose such a goal.'
/** @param proof the question for the proof */
export const noAdOfDenial = (proof: string) =>
  `Not as creator work: a denial by others is believed by few. Answer once yourself. With a report that somebody independent has published (“${proof}”), there is a brief for an open visit, without a script.`
export const noAdToStaff =
  'No brief for the public: your own people hear it from you first. For a piece of your own for them, answer “We ourselves”.'
export const nothingToBrief = 'No brief yet: settle first what it is, for whom, and what people should do.'
/** @param illness, cure words that were typed */
export const noCure = (illness: string, cure: string) =>
  `No brief: you wrote “${illness}” and “${cure}”, and people who trust that can come to harm. Leave the illness out. Clinics, doctors and authorities choose that trade.`
const youWrote = (because?: string) => (because ? `: you wrote “${because}”` : '')
/** @param because words that were typed */
export const noHiddenAd = (because?: string) =>
  `No brief${youWrote(because)}. An ad says that it is one, and no review, rating or comment is paid for. Possible for what is honest: a paid piece or a gift with its label.`
/** @param because words that were typed */
export const noScheme = (because?: string) =>
  `No brief${youWrote(because)}. A sure, daily, weekly or monthly return, pay by what others deposit, or members who must bring members are the marks of a fraud with money. Report it to the regulator of your country. To warn of it, leave its promise out.`
/** @param question the question that is open */
export const licenseFirst = (trade: string, question: string) =>
  `No brief yet: what is offered needs a license valid in each country where people see it (${trade}). Answer “${question}”.`
export const tooLittle = 'No brief yet: say in a few words what it is, for whom, and what is to be made.'
export const noAdIn = (trade: string, country: string) =>
  `No brief: such ads are barred or restricted there (${trade}; ${country}). Ask a lawyer of the country first.`
export const countryFirst = (trade: string, question: string) =>
  `First answer “${question}”: some countries bar such ads (${trade}).`
const warningFirst = 'A warning or a search goes out now, from you and the authority'
/** @param because words that were typed @param answer what they sound like @param question where it is answered */
export const soundsLike = (because: string, answer: string, question: string) =>
  `You wrote “${because}”. That can mean: “${answer}”. Answer “${question}” first: it waits until then. ${warningFirst}.`
export const tradeFirst = (because: string) =>
  `You wrote “${because}”. An ad for it may be forbidden, or need a license. There is no brief until you choose its trade. To warn of it or collect it, choose a goal that informs, and “None of these”.`
export const noAdOf = (trade: string) =>
  `No brief: platforms take no paid posts for it (${trade}), and many countries forbid any. To warn or inform in your own name, choose such a goal, and “We ourselves”.`
export const noAdToMinors = (trade: string) =>
  `No brief for this audience: it is offered to adults alone (${trade}). Address adults, and then change the answer on age.`
/** While the question is open. @param question its label */
export const answerFirst = (question: string) =>
  `Only an outline: first answer “${question}”. Bad news, an accusation, or what endangers or mocks somebody gets no brief. ${warningFirst}.`
/** @param needsLawyer the trade is one in which a lawyer reads the idea first */
export const checkRules = (needsLawyer: boolean) =>
  `It has rules of its own: check them before the idea${needsLawyer ? ', with a lawyer' : '; in doubt, ask a lawyer'}.`
/** @param label the label of a field @param typed its text, for the writer of the brief alone */
export const asTyped = (label: string, typed: string) => `You typed (${label}), for you alone: “${typed}”.`
// Why a short answer is not printed.
export const leftOut = (label: string, reason: string) => `“${label}” is left out of the text: ${reason}`
/** @param because words that were typed */
export const heldAsPromise = (because: string) =>
  `you wrote “${because}”, and everybody who publishes a promise answers for it. Enter it without the promise.`
/** @param because words that were typed */
export const heldAsClaim = (because?: string) =>
  `${because ? `you wrote “${because}”` : 'you answered that it promises something'}. A promise needs proof by somebody independent, about this very thing, that all can read. Or enter it without the promise.`
export const heldAsOwnProof =
  'only what somebody independent confirmed about this very thing, and all can read, is a proof. If it is, answer so.'
/** @param because words that were typed */
export const heldAsExposing = (because: string) =>
  `you wrote “${because}”. That leads people to one person, or asks something of children or patients. Leave it out.`
/** @param question the question that is open */
export const heldUntilAnswered = (question: string) => `“${question}” is open.`
export const heldAsSecret =
  'Your short answers are left out while it may not be public. What has to be said in any case, number, length, languages, contact, fee and usage rights stay: name nothing secret there.'
export const howPlanned = 'Dates are house rules, in working days without December 24 to January 1.'
export const howWritten =
  'Words in your longer texts propose answers. All other sentences come from one table, by your answers. This is not legal advice.'
