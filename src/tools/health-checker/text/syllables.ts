/** Words whose spelling misleads the rules below. */
const EXCEPTIONS: Record<string, number> = {
  people: 2,
  business: 2,
  businesses: 3,
  area: 3,
  areas: 3,
  idea: 3,
  ideas: 3,
  science: 2,
  sciences: 2,
  being: 2,
  hour: 1,
  hours: 1,
  eye: 1,
  eyes: 1,
  europe: 2,
  recipe: 3,
  recipes: 3,
  evening: 2,
  wednesday: 2,
  museum: 3,
  museums: 3,
  via: 2,
  quiet: 2,
  create: 2,
  reuse: 2,
}

/** First parts of compounds, with an e that is silent there too. */
const SILENT_INSIDE =
  /^(?:some|fore|life|ware|home|there|where|safe|time|trade|whole|name|like|stake|smoke|base|price|note)(?=[^aeiouyrsd][a-z])/

/** Neighboring vowels that are spoken apart: "media", "radio", "creator", "fuel", "carrier", "buyer", "going". */
const SPOKEN_APART =
  /(?<![tcs])ia|ia(?=t)|(?<![tscgln])ion|io$|io(?=[^nu])|(?<![tsc])ious|(?<=cr)ea(?=t)|(?<=[aeiouy].*[^aeiouy])ie(?=r|st)|(?<![tc])ie(?=n[ct])|(?<![gq])u(?:[ao]|e(?=n[ct]))|[aeou]y[aeio]|[aeouy]ing|iu|eo(?!us|n)|sms?$/g

/**
 * Syllables of an English word, by rules: its groups of vowels, without those that are silent. A word with letters
 * has at least one, a number has none. The parts of a hyphenated word are counted on their own.
 */
export function countSyllables(word: string): number {
  // No English word is as long as this; what is longer is not worth the time.
  const letters = word.slice(0, 60).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const count = letters.split(/[^a-z]+/).reduce((sum, part) => sum + syllablesOfPart(part), 0)
  return count === 0 && /\p{L}/u.test(word) ? 1 : count
}

function syllablesOfPart(part: string): number {
  if (part === '' || part === 's' || part === 't' || part === 'th') return 0
  if (Object.hasOwn(EXCEPTIONS, part)) return EXCEPTIONS[part] ?? 1
  const spoken = part
    .replace(/^every/, 'evry')
    .replace(SILENT_INSIDE, (first) => first.slice(0, -1))
    .replace(/(?<=[gq])ues?$/, '')
    // "waste" and "times", but not "table" and "boxes".
    .replace(/(?<=[aeiouy].*[^aeiouy])(?<![^aeiouyl]l)e$/, '')
    .replace(/(?<=[aeiouy].*[^aeiouy])(?<![sxzcg]|[sc]h|[^aeiouyl]l)es$/, 's')
    // "announced", but not "wanted" and "settled".
    .replace(/(?<=[aeiouy].*[^aeiouy])(?<![td]|[^aeiouyl]l)ed$/, 'd')
    // "statement", "homeless", "careful", "safely".
    .replace(/(?<=[aeiouy][^aeiouy]+)e(?=(?:ment|less|ful|ly|ness)s?$)/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, groups + (spoken.match(SPOKEN_APART)?.length ?? 0))
}
