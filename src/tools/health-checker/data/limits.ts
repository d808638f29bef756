/** The thresholds of the checks, and where each comes from. */

/** Product decision: good from 80, warning from 60. */
export const GOOD_FROM = 80
export const WARNING_FROM = 60

/** Our own: below this many words of running text, wording and readability cannot be judged. */
export const MIN_PROSE_WORDS = 50
/** Our own: a page of marks helps nobody, so no check marks more places than this; the rest are counted. */
export const MAX_MARKS_PER_CHECK = 15
/** Our own: English running text has about 40 % function words; other languages share hardly any of the list. */
export const MIN_FUNCTION_WORD_SHARE = 0.2

/** Our own: shorter says too little, and longer is no line any more. */
export const HEADLINE_CHARACTERS = { min: 40, max: 120 }
/** Our own: a lead of one to three sentences. */
export const LEAD_SENTENCES = 3
/** Our own: what the sender does, and one fact more. */
export const BOILERPLATE_SENTENCES = 2
/** GOV.UK: sentences longer than 25 words are hard to read. */
export const SENTENCE_WORDS = 25
/** Plain English Campaign: 15 to 20 words on average. */
export const AVERAGE_SENTENCE_WORDS = 20
/** Our own: both numbers. */
export const PARAGRAPH_SENTENCES = 4
export const PARAGRAPH_WORDS = 100
/** Flesch: below 30 a text is "very difficult, best understood by university graduates". */
export const READING_EASE = 30
/** Plain English Campaign asks for mostly active verbs; one sentence in five is our own limit. */
export const PASSIVE_SHARE = 0.2
/** Our own: a quotation shorter than this is a term in quotation marks. */
export const QUOTE_WORDS = 5
/** Our own: one figure can be chance. */
export const FIGURES = 2
/** Our own: half of the headline's terms come back in the lead. */
export const HEADLINE_SHARE_IN_LEAD = 0.5
/** Google gives no number. Our own: one term more than 4 % of the words, or three times in one sentence. */
export const STUFFED_SHARE = 0.04
export const STUFFED_MIN_COUNT = 8
export const STUFFED_IN_SENTENCE = 3
