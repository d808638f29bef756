/**
 * Trades in which advertising has rules of its own, found by words in the languages of the countries that the tools
 * know. House rules, drawn from the laws and codes they name; a lawyer decides.
 */
import { CHILD_CONSENT } from './agreement'
import type { AudienceCountry } from './disclosure'
import { anyOf, type Trade } from './trade'
import { RESTRICTED_TRADES } from './trades-restricted'

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

/** What an advertisement for a drink has to say or to price. */
const DRINK_FACTS: Partial<Record<AudienceCountry, string>> = {
  // TTB, https://www.ttb.gov/business-central/advertising/alcohol-beverage-advertising
  // The Postal Service takes no drinks with alcohol (18 U.S.C. 1716(f)), and carriers take them from licensed shippers only.
  us: ' Each piece names the advertiser with a way to reach it, the class and type of the drink and, for spirits, the alcohol content (27 CFR parts 4, 5 and 7); the brand gives you that line. No bottle is sent: you buy yours, or the brand hands it over.',
  de: ' A price comes with the price per liter and the deposit (PAngV, sections 4 and 7).',
}

const EMERGENCY: Partial<Record<AudienceCountry, string>> = { us: '911', ca: '911', uk: '999', au: '000' }
const EU: readonly AudienceCountry[] = ['de', 'fr', 'es', 'it', 'eu']
const emergencyNumber = (country: AudienceCountry) =>
  EMERGENCY[country] ?? (EU.includes(country) ? '112' : 'the emergency number')

/** Places that somebody else runs: those of railways and airports, and several of a kind. */
const ELSEWHERE = anyOf(
  'stations? | airports? | bahnh[oö]f* | gares? | (?:at|in) (?:museums|stadiums|labs|laboratories|shelters|schools)',
)

const ANIMAL = '(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|horses?|animals?|pets?)'
/** “Homes for 40 dogs”, “adopt a cat”, “the animals of our shelter”. */
const ANIMALS_TO_ADOPT = new RegExp(
  `^(?=[\\s\\S]*\\b${ANIMAL}\\b)(?=[\\s\\S]*\\b(?:adopt\\w*|rehom\\w*|shelters?|(?:homes?|family|families) for)\\b)`,
  'i',
)

export const TRADES: readonly Trade[] = [
  ...RESTRICTED_TRADES,
  {
    name: 'money',
    words: anyOf(
      'bank* | loans? | credit | invest* | trading | crypto* | insur* | mortgages? | savings | fintech | get paid | pays | invoic* | payments? | kredit* | versicherung* | konto | assurance | banque | banco | banca | crédito | hipoteca | seguro',
    ),
    rule: (country) =>
      country === 'uk'
        ? 'an authorized firm approves each piece before it is published, as a financial promotion (FSMA 2000, section 21), and no piece promises a return.'
        : 'the brand checks facts about fees and speed before a piece is published, the words stay the creator’s, and no piece promises a return.',
  },
  {
    name: 'alcohol',
    words: anyOf(
      'mezcal* | sake | soju | absinthe | brand(?:y|ies) | cognac | bourbon | scotch | grappa | mead | aperitif* | hard seltzers? | winer(?:y|ies) | distiller* | beers? | wines? | spirits | gin | whisk(?:e)?y | vodka | rum | tequila | liqueurs? | cocktails? | alcohol* | brewer* | cider | champagne | prosecco | bier | bieres? | brauerei | wein | sekt | schnaps | bi[eè]res? | vins? | cerveza* | vinos? | sidra | birr[ae] | vin[io]',
    ),
    rule: (country) =>
      country === 'fr'
        ? 'the Loi Évin decides what may be shown at all: ask a lawyer before the idea. Adults only, and “L’abus d’alcool est dangereux pour la santé, à consommer avec modération” in each piece.'
        : `only creators who are, and whose audience is, ${ADULT[country] ?? '18 or older'}, nobody in the picture who is or looks younger than 25, no driving, and no claim that a drink makes people healthy, popular or strong.${DRINK_FACTS[country] ?? ''}`,
    inShort: (country) =>
      country === 'fr'
        ? 'adults only, an idea that our lawyer has approved, and “L’abus d’alcool est dangereux pour la santé, à consommer avec modération” in each piece.'
        : `you and your audience are ${ADULT[country] ?? '18 or older'}; nobody who is or looks younger than 25, no driving, nothing about health, strength or success.${country === 'us' ? ' Our line on advertiser, type and alcohol content is in each piece. No bottle is sent.' : ''}`,
  },
  {
    name: 'gambling',
    words: anyOf(
      'fantasy (?:football|sports?|leagues?) | buy-?ins? | casinos? | betting | bets? | gambl* | lotter* | poker | sportwetten | apuestas | paris sportifs',
    ),
    rule: () => 'adults only, no promise of winning, and where the law asks for it, the address of help for players.',
  },
  {
    name: 'health',
    words: anyOf(
      'clinics? | medic(?:al|ine|ines|ation|ations) | therap* | supplements? | vitamins? | diets? | weight[- ]loss | slimming | detox | injections? | surger* | transplants? | implants? | dental | dentists? | teeth | whitening | migraines? | headaches? | symptoms? | ivf | cliniques? | healthcare | health | klinik* | arznei* | médicaments? | medicamentos? | salud | santé | salute',
    ),
    rule: () => 'no claim that something heals, prevents or cures, and no before-and-after pictures.',
  },
  {
    name: 'emergencies',
    words: anyOf('clinics? | emergency | urgent care | klinik*'),
    rule: (country) =>
      `each piece says that in an emergency people call ${emergencyNumber(country)}, and gives no medical advice.`,
    inShort: () => 'no medical advice.',
  },
  {
    name: 'patients',
    words: anyOf('hospitals? | clinics? | patients? | wards? | nurses? | krankenhaus | pflege* | hôpital | ospedale'),
    rule: () => 'patients and staff are shown or named only with written consent.',
  },
  {
    name: 'skin',
    words: anyOf(
      'skin ?care | cosmetics? | make-?up | serums? | (?:sun|face|hand|skin|body|night|day) ?creams? | crèmes? (?:soleil|solaires?|visage|mains|de jour|de nuit) | lotions? | hautpflege | kosmetik | cosmétiques? | cosmétic[oa]s? | sunscreens?',
    ),
    rule: (country) =>
      `no claim that the label does not make, no before-and-after pictures, and no filter on the skin.${country === 'fr' ? ' A retouched body or face is marked “Images retouchées”, one that software made “Images virtuelles” (Loi no 2023-451, Article 5).' : ''}`,
  },
  {
    name: 'sun',
    words: anyOf('sun ?creams? | sunscreens? | spf | sun protection | sonnen* | soleil | solaires? | protector solar'),
    rule: () =>
      'nobody tries out how well it protects, the factor is named as on the label, and nothing calls the protection complete.',
  },
  {
    name: 'protection',
    words: anyOf(
      'helmets? | fahrradhelm* | life ?jackets? | life ?vests? | (?:car|child|baby) seats? | harness(?:es)? | protective gear | knee pads?',
    ),
    rule: () =>
      'nobody tests it by a blow or a fall, it is shown worn and fastened as the manual says, and nothing calls the protection complete.',
  },
  {
    name: 'children',
    words: anyOf(
      'kids? | teens? | teenagers? | child(?:ren)?s? | parents? | pupils? | school years? | eltern | padres | toys? | bab(?:y|ies) | toddlers? | families | family | kinder* | spielzeug* | enfants? | jouets? | niñ[oa]s | juguetes? | familias? | familles? | bambini | giocattoli',
    ),
    rule: (_, words) =>
      `nothing asks children to buy or to ask their parents, and a child is shown only with ${CHILD_CONSENT}.${/youtube/i.test(words) ? ' On YouTube, whether a video is made for kids is set truthfully.' : ''}`,
    inShort: () =>
      'nothing asks children to buy; children are shown only if they want to, with a parent’s written consent, without name, school or address.',
  },
  {
    name: 'research',
    words: anyOf('stud(?:y|ies) of | our stud(?:y|ies) | surveys? | polls? | studie | étude | estudio'),
    rule: () =>
      'each number is given with the study, its size and its year, and nothing is made larger than the study says.',
  },
  {
    name: 'filming on site',
    words: anyOf(
      'open days? | campus | stations? | airports? | museums? | stadiums? | labs? | laborator(?:y|ies) | shelters? | schools? | bahnh[oö]f* | gares?',
    ),
    // A station is rarely the brand's own; an open day, a museum night and a shelter are.
    rule: (_, words) =>
      ELSEWHERE.test(words)
        ? 'whoever runs the place allows it first.'
        : 'the brand names the rooms and hours in which you film, and tells those on site.',
    inShort: (_, words) =>
      ELSEWHERE.test(words) ? 'whoever runs the place allows it first.' : 'film in the rooms and hours that we name.',
  },
  {
    name: 'animals',
    words: ANIMALS_TO_ADOPT,
    rule: () =>
      'those who look after an animal decide how close you come and how long it is filmed. Nothing offers one as a present or calls for a quick decision, and nobody promises how it behaves or that it is still there; who wants one is sent to the link.',
    inShort: () =>
      'its keepers decide how close you come and how long you film; no animal as a present, no call for a quick decision, no promise about one.',
  },
]
