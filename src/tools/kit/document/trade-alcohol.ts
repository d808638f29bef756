/**
 * The rules on alcohol, as of November 2026. Who advertises it answers for the age of those who see it, and for that of
 * those who are shown. A lawyer decides.
 */
import type { AudienceCountry } from './disclosure'
import { anyOf, type Trade } from './trade'

const SPIRITS =
  'mezcal* | soju | absinthe | brand(?:y|ies) | cognac | bourbon | scotch | grappa | aperitif* | distiller* | spirits | gin | whisk(?:e)?y | vodka | rum | tequila | liqueurs? | cocktails? | schnaps'
const WINES =
  'sake | mead | winer(?:y|ies) | wines? | cider | champagne | prosecco | wein | sekt | vins? | vinos? | sidra | vin[io]'
const BEERS = 'beers? | brewer* | bier | bieres? | brauerei | bi[eè]res? | cerveza* | birr[ae]'

/**
 * How old the audience of advertising for alcohol is, which can be older than those who may buy it: a German of 16 may buy
 * beer, and no advertisement may address anybody under 18 (JMStV, section 6(5); the rules of the Deutscher Werberat on
 * alcohol). European Union: Directive 2010/13/EU, Article 9(1)(e). United Kingdom: CAP Code, rules 18.14 to 18.16, which
 * also ask that nobody shown be or look under 25: https://www.asa.org.uk/advice-online/alcohol-the-young.html
 */
const ADULT: Partial<Record<AudienceCountry, string>> = {
  us: '21 or older',
  ca: 'of legal drinking age in their province (18 or 19)',
  other: '18 or older, and older where the law of the country asks for more',
}

/** What is typed into the settings of a piece; in Canada the higher of the two ages. */
const MINIMUM_AGE: Partial<Record<AudienceCountry, string>> = {
  us: '21',
  ca: '19',
  other: '18, or what the law of the country asks for,',
}

/**
 * No account has only adults in its audience, so codes name a share. United States: the code of the Distilled Spirits
 * Council, https://www.distilledspirits.org/moderation-responsibility/. United Kingdom: CAP Code, rule 18.15.
 * Elsewhere our own, as strict as the British one.
 */
const SHARE: Partial<Record<AudienceCountry, string>> = { us: '73.8%' }
const OWN_SHARE = '75%'

/** What an advertisement for a drink has to say or to price, and how it reaches the creator. */
function drinkFacts(country: AudienceCountry, words: string): string {
  // The brand tells creators that the rules apply: https://werberat.de/allgemein/werberat_ueberarbeitet_socialmedia_leitlinien/
  if (country === 'de')
    return ' A price comes with the price per liter and the deposit (PAngV, sections 4 and 7). The rules of the Deutscher Werberat on alcohol apply; the brand sends them to you.'
  if (country !== 'us') return ''
  // TTB, https://www.ttb.gov/business-central/advertising/alcohol-beverage-advertising
  // The Postal Service takes no drinks with alcohol (18 U.S.C. 1716(f)), and carriers take them from licensed shippers only.
  return ` Each piece carries, word for word, the line that the brand gives you: who advertises and how to reach it, ${LINES.find(({ drinks }) => drinks.test(words))?.line ?? ANY_LINE}. No bottle is sent or given: you buy yours from a licensed shop, and the brand repays you where state law allows it. A discount code is used only if the brand’s lawyer has cleared it.`
}

const LINES = [
  {
    drinks: anyOf(SPIRITS),
    line: 'class and type, alcohol by volume and, where neutral spirits are used, their percentage and what they are distilled from (27 CFR 5.233)',
  },
  { drinks: anyOf(WINES), line: 'and the class and type of the wine (27 CFR part 4)' },
  { drinks: anyOf(BEERS), line: 'and the class of the beer (27 CFR part 7)' },
]
const ANY_LINE = 'and the class and type of the drink (27 CFR parts 4, 5 and 7)'

const WARNING =
  '“L’abus d’alcool est dangereux pour la santé, à consommer avec modération” in each piece, word for word'

/** The minimum age of branded content is set before publication: https://help.instagram.com/316932422966736 */
const ageSetting = (country: AudienceCountry) =>
  `A minimum age of ${MINIMUM_AGE[country] ?? '18'} is set in the platform’s settings before a piece is published; on Instagram it cannot be added later.`

export const ALCOHOL: Trade = {
  name: 'alcohol',
  words: anyOf(`${SPIRITS} | ${WINES} | ${BEERS} | hard seltzers? | alcohol*`),
  rule: (country, words) =>
    country === 'fr'
      ? `the Loi Évin decides what may be shown at all: ask a lawyer before the idea. Everybody in the picture, you included, is an adult and looks it, with ${WARNING}. ${ageSetting(country)}`
      : `you and everybody else in the picture are 25 or older and look it, and by your own statistics at least ${SHARE[country] ?? OWN_SHARE} of the audience is ${ADULT[country] ?? '18 or older'}. ${ageSetting(country)} No driving, no drinking too much, and no claim that a drink makes people healthy, popular or strong.${drinkFacts(country, words)}`,
  inShort: (country) =>
    country === 'fr'
      ? `an idea that our lawyer has approved, adults only, ${WARNING}, and a minimum age of 18 set before you publish.`
      : `you and everybody in the picture are 25 or older, at least ${SHARE[country] ?? OWN_SHARE} of your audience is ${ADULT[country] ?? '18 or older'}; set a minimum age of ${MINIMUM_AGE[country] ?? '18'} before you publish. No driving, no drinking too much, nothing about health, strength or success.${IN_SHORT[country] ?? ''}`,
}

const IN_SHORT: Partial<Record<AudienceCountry, string>> = {
  us: ' Our line on advertiser and drink goes in word for word. No bottle is sent or given.',
  de: ' A price: with the price per liter and the deposit.',
}
