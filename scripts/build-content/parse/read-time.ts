const WORDS_A_MINUTE = 220

/** How long a reader takes for so many words, in whole minutes. */
export const minutesFor = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
