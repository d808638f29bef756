/** A word without capitals and accents, as most people type it. */
export const comparable = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
