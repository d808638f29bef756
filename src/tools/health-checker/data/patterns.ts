/** What asks the reader to buy or to act. */
export const CALL_TO_ACTION =
  /(?<![\p{L}\p{N}-])(?:(?:call|buy|order|shop|book|download|subscribe|sign up|act) (?:now|today)|hurry(?: up)?|don[’']t miss(?: out)?|contact us|come to our|visit our (?:website|shop|store|showroom)|get yours|watch this space|while stocks last)(?![\p{L}\p{N}])/giu

/** "A prestigious award": somebody was given one. */
const AWARD = /\b(?:an?|the|this|our|its|their|another) (?:[\p{L}-]+ ){0,2}(?:awards?|prizes?|medals?|accolades?)\b/iu
/** An award that is named: "the Good Bread Award", "a prize from the city of Ghent", "Baker of the Year". */
const NAMED_AWARD =
  /\p{Lu}[\p{L}’']+ (?:Awards?|Prizes?|Medals?|of the Year)\b|\b(?:awards?|prizes?|medals?) (?:from|by|of|for|at|called) (?:the |an? )?(?:[\p{Ll}]+ of )?\p{Lu}/u

/** Whether a text speaks of an award and does not say which. */
export const hasNamelessAward = (text: string): boolean => AWARD.test(text) && !NAMED_AWARD.test(text)
