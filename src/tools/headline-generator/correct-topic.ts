/** What has to be right before eight headlines repeat it: tenses, known names, words in another language. */
import { VERB_FORMS } from './words'

/** Names that capitals throughout have hidden. Apple and Amazon are fruit and river as well, and stay out. */
const NAMES = new Map(
  'Google Netflix Spotify TikTok YouTube Instagram Facebook LinkedIn WhatsApp Microsoft Nintendo PlayStation Xbox Android iPhone iPad Kickstarter Shopify Airbnb Uber Tesla IKEA Berlin London Paris Madrid Rome Vienna Zurich Chicago Boston Germany France Spain Italy Europe America Africa Asia Christmas Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

/** A sentence that was typed in capitals, with the names that everybody knows. “On Steam” is the shop for games. */
export function withNames(text: string): string {
  return text
    .replace(/\p{L}+/gu, (word) => NAMES.get(word.toLowerCase()) ?? word)
    .replace(/\b(on|for) steam\b/g, '$1 Steam')
}

/** “Is down since 6 a.m.” */
const SINCE = /\b(is|are) ((?:[\w-]+ ){0,2}[\w-]+) since\b/g

/** “Our …” in Spanish, French, Italian, Portuguese, German and Dutch. */
const FOREIGN_OUR = /^(?:nuestr[oa]s?|notre|nos|(?:il |la |i |le )?nostr[oaie]|noss[oa]s?|unser(?:e|er|en)?|onze?)$/i

/** The topic with its tense put right and without a subject in another language, and what was done, for the visitor. */
export function correctGrammar(text: string): { text: string; notes: string[] } {
  const notes: string[] = []
  const tensed = text.replace(SINCE, (typed, verb: string, state: string) => {
    const meant = `${verb === 'is' ? 'has' : 'have'} been ${state} since`
    notes.push(`Tense corrected: “${typed}” to “${meant}”.`)
    return meant
  })
  const words = tensed.split(' ')
  const verb = words.findIndex((word, index) => index > 1 && VERB_FORMS.get(word)?.form === 'third')
  if (!FOREIGN_OUR.test(words[0] ?? '') || verb < 0) return { text: tensed, notes }
  notes.push(`“${words.slice(0, verb).join(' ')}” is in another language: put its name at [product].`)
  return { text: `[Product] ${words.slice(verb).join(' ')}`, notes }
}
