/**
 * Trades in which advertising has rules of its own, found by words in the languages of the countries that the tools
 * know. House rules, drawn from the laws and codes they name; a lawyer decides.
 */
import type { AudienceCountry } from './disclosure'

export type Trade = {
  name: string
  words: RegExp
  rule: (country: AudienceCountry) => string
}

/** Words, or the beginnings of words where a star ends them, in any script. */
const anyOf = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.replaceAll('*', '\\p{L}*').replaceAll(' | ', '|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )

const EMERGENCY: Partial<Record<AudienceCountry, string>> = { us: '911', ca: '911', uk: '999', au: '000' }
const EU: readonly AudienceCountry[] = ['de', 'fr', 'es', 'it', 'eu']
const emergencyNumber = (country: AudienceCountry) =>
  EMERGENCY[country] ?? (EU.includes(country) ? '112' : 'the emergency number')

export const TRADES: readonly Trade[] = [
  {
    name: 'money',
    words: anyOf(
      'bank* | loans? | credit | invest* | trading | crypto* | insur* | mortgages? | savings | fintech | get paid | pays | invoic* | payments? | kredit* | versicherung* | konto | assurance | banque | banco | banca | crédito | hipoteca | seguro',
    ),
    rule: (country) =>
      country === 'uk'
        ? 'an authorized firm approves each piece before it is published, as a financial promotion (FSMA 2000, section 21), and none promises a return.'
        : 'the brand checks facts about fees, speed and returns before a piece is published, the words stay the creator’s, and none promises a return.',
  },
  {
    name: 'alcohol',
    words: anyOf(
      'beers? | wines? | spirits | gin | whisk(?:e)?y | vodka | rum | tequila | liqueurs? | cocktails? | alcohol* | brewer* | cider | champagne | prosecco | bier | bieres? | brauerei | wein | sekt | schnaps | bi[eè]res? | vins? | cerveza* | vinos? | sidra | birr[ae] | vin[io]',
    ),
    rule: (country) =>
      country === 'fr'
        ? 'the Loi Évin decides what may be shown at all: ask a lawyer before the idea. Adults only, and “L’abus d’alcool est dangereux pour la santé, à consommer avec modération” in each piece.'
        : `only creators whose audience is of legal drinking age${country === 'us' ? ' (21)' : ''}, nobody in the picture who looks younger than 25, no driving, and no claim that a drink makes healthy, popular or strong.`,
  },
  {
    name: 'gambling',
    words: anyOf('casinos? | betting | bets? | gambl* | lotter* | poker | sportwetten | apuestas | paris sportifs'),
    rule: () => 'adults only, no promise of winning, and where the law asks for it, the address of help for players.',
  },
  {
    name: 'health',
    words: anyOf(
      'clinics? | medic(?:al|ine|ines|ation|ations) | therap* | supplements? | vitamins? | diets? | weight loss | healthcare | health | klinik* | arznei* | médicaments? | medicamentos? | salud | santé | salute',
    ),
    rule: () => 'no claim that something heals, prevents or cures, and no before-and-after pictures.',
  },
  {
    name: 'emergencies',
    words: anyOf('clinics? | emergency | urgent care | klinik*'),
    rule: (country) =>
      `each piece says that in an emergency people call ${emergencyNumber(country)}, and gives no medical advice.`,
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
    name: 'children',
    words: anyOf(
      'kids? | child(?:ren)?s? | toys? | bab(?:y|ies) | toddlers? | families | family | kinder* | spielzeug* | enfants? | jouets? | niñ[oa]s | juguetes? | familias? | familles? | bambini | giocattoli',
    ),
    rule: () => 'nothing asks children to buy, and every child in the picture has a parent’s written consent.',
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
      'stations? | airports? | museums? | stadiums? | labs? | laborator(?:y|ies) | shelters? | schools? | bahnh[oö]f* | gares?',
    ),
    rule: () => 'whoever runs the place allows it first, and people who can be recognized agree before they are shown.',
  },
]
