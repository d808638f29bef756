/** A text in the form in which searches compare it: without capitals, accents and typographic quotes, as most people type it. */
export const comparable = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
