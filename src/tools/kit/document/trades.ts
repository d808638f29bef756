/**
 * Trades in which advertising has rules of its own, found by words in the languages of the countries that the tools
 * know. House rules, drawn from the laws and codes they name; a lawyer decides.
 */
import { CHILD_CONSENT } from './agreement'
import type { AudienceCountry } from './disclosure'
import { anyOf, type Trade } from './trade'
import { ALCOHOL } from './trade-alcohol'
import { RESTRICTED_TRADES } from './trades-restricted'

const EMERGENCY: Partial<Record<AudienceCountry, string>> = { us: '911', ca: '911', uk: '999', au: '000' }
const EU: readonly AudienceCountry[] = ['de', 'fr', 'es', 'it', 'eu']
const emergencyNumber = (country: AudienceCountry) =>
  EMERGENCY[country] ?? (EU.includes(country) ? '112' : 'the emergency number')

/** Places that somebody else runs: those of railways and airports, and several of a kind. */
const ELSEWHERE = anyOf(
  'stations? | airports? | bahnh[oö]f* | gares? | (?:at|in) (?:museums|stadiums|labs|laboratories|shelters|schools)',
)

const YOUTUBE = /youtube/i

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
    // United Kingdom: the FCA's guidance FG24/1 on financial promotions on social media,
    // https://www.fca.org.uk/publications/finalised-guidance/fg24-1-finalised-guidance-financial-promotions-social-media
    rule: (country) =>
      `before you start, the brand confirms in writing that the rules of each platform for paid content allow this product where the audience lives, and which minimum age is set before a piece is published. ${
        country === 'uk'
          ? 'An authorized firm, the brand itself if it is one, approves each piece, caption included, as a financial promotion (FSMA 2000, section 21); nothing is published, changed or posted again without that approval. Wording that the law asks for reaches you before you draft and goes in word for word, where it can be read without a click; changes that the law asks for are no round of changes. No piece promises a return, or that everybody is accepted.'
          : 'The brand checks facts about fees, conditions and speed, the words stay yours, and no piece promises a return, or that everybody is accepted or paid.'
      }`,
    inShort: (country) =>
      country === 'uk'
        ? 'nothing is published, changed or posted again before we have approved it, caption included (FSMA 2000, section 21); our legal wording goes in word for word. We name what the platform allows, and the minimum age to set. No promise of a return.'
        : 'before you start, we name what the platform allows, and the minimum age to set. We check facts, not words. No promise of a return, or that everybody is accepted or paid.',
  },
  ALCOHOL,
  {
    name: 'gambling',
    words: anyOf(
      'fantasy (?:football|sports?|leagues?) | buy-?ins? | casinos? | betting | bets? | gambl* | lotter* | poker | sportwetten | apuestas | paris sportifs',
    ),
    rule: () =>
      'adults only, with a minimum age set before a piece is published, no promise of winning, and where the law asks for it, the address of help for players.',
  },
  {
    name: 'health',
    words: anyOf(
      'clinics? | medic(?:al|ine|ines|ation|ations) | therap* | supplements? | vitamins? | diets? | weight[- ]loss | slimming | detox | injections? | surger* | transplants? | implants? | dental | dentists? | teeth | whitening | migraines? | headaches? | symptoms? | ivf | cliniques? | healthcare | health | klinik* | arznei* | médicaments? | medicamentos? | salud | santé | salute',
    ),
    rule: () => 'no claim that something heals, prevents or cures, and no before-and-after pictures.',
    inShort: () => 'no claim that it heals or prevents, no before-and-after pictures.',
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
    words: anyOf(
      "hospitals? | clinics? | patients? | wards? | nurses? | hospices? | (?:nursing|care) homes? | (?:doctor|dentist)[’']?s[’']? (?:offices?|practices?|surger(?:y|ies)) | (?:dental|medical) (?:offices?|practices?) | krankenhaus | klinik* | arztpraxis | zahnarztpraxis | pflege* | hôpita(?:l|ux) | cliniques? | hospitales | clínicas? | ospedal[ei]",
    ),
    // United States: a camera may be where patients or their data are seen or heard only with each one's authorization
    // signed beforehand, and a blurred face does not replace it (45 CFR 164.508; Office for Civil Rights,
    // https://www.hhs.gov/hipaa/for-professionals/faq/2023/film-and-media/index.html).
    rule: (country) =>
      `where patients are cared for, you film or photograph only in the rooms and at the hours that the facility names, with somebody from it beside you, and never where patients wait or are treated or their data can be seen or heard. A patient is photographed or filmed only after signing the facility’s own authorization${country === 'us' ? ' (45 CFR 164.508)' : ''}, which a parent or guardian signs for a child; a face blurred later does not replace it. Staff agree in writing. Any screen in a picture shows invented names and data only, of patients and staff alike.`,
    inShort: () =>
      'film only in rooms without them, one of us beside you; nobody is filmed before signing our form; screens show invented names and data.',
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
      'nobody tries out how well it protects, a protection factor is named as on the label, and nothing calls the protection complete.',
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
    name: 'toys',
    words: anyOf(
      'toys? | (?:wooden|building|toy) blocks | dolls? | teddy bears? | plush(?:es|ies)? | play ?sets? | (?:board|card) games? | jigsaws? | puzzles? | marbles | water balloons? | spielzeug* | brettspiele? | jouets? | juguetes? | giocattol[io]',
    ),
    // United States: an advertisement with a way to order carries the warning on small parts, balls, marbles or balloons
    // that the package has (15 U.S.C. 1278; 16 CFR 1500.20). European Union: whoever buys online reads the warnings before
    // (Directive 2009/48/EC, Article 11(2)).
    rule: (country) =>
      `children play with it only at the age on the package, with an adult beside them. If the package has a warning, such as one on small parts, each piece and its description carry it word for word${country === 'us' ? ' (15 U.S.C. 1278; 16 CFR 1500.20)' : ''}; the brand gives you age and warning.`,
    inShort: () =>
      'children play with it only at the age on the package, an adult beside them; a warning on the package is in piece and description, word for word.',
  },
  {
    name: 'children',
    words: anyOf(
      'kids? | teens? | teenagers? | child(?:ren)?s? | parents? | pupils? | school years? | eltern | padres | toys? | bab(?:y|ies) | toddlers? | families | family | kinder* | spielzeug* | enfants? | jouets? | niñ[oa]s | juguetes? | familias? | familles? | bambini | giocattoli',
    ),
    rule: (_, words) =>
      `nothing asks children to buy or to ask their parents, and a child is shown only with ${CHILD_CONSENT}.${YOUTUBE.test(words) ? ' On YouTube, whether a video is made for kids is set truthfully.' : ''}`,
    inShort: (_, words) =>
      `nothing asks them to buy or to ask their parents; shown only if they want to, with a parent’s written consent, without name, school or address.${YOUTUBE.test(words) ? ' On YouTube, “made for kids” is set truthfully.' : ''}`,
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
      'restaurant | caf[eé] | (?:lunch|dinner) menus? | hotel | open days? | campus | stations? | airports? | museums? | stadiums? | labs? | laborator(?:y|ies) | shelters? | schools? | bahnh[oö]f* | gares?',
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
      'those who look after an animal decide how close you come and how long it is filmed. Nothing offers one as a present or calls for a quick decision, and a last day is said as a fact; nobody promises how it behaves or that it is still there; whoever wants one is sent to the link.',
    inShort: () =>
      'their keepers decide how close you come and how long you film; no animal as a present, no call for a quick decision, no promise about one.',
  },
]
