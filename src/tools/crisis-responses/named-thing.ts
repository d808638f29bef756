/** What the scenario names itself, for the placeholders that ask for it: a reader must see at once what it is about. */
import { THINGS } from './kinds-products'
import { dataIn } from './named-data'
import { cutPlaceIn, leakedIn, serviceIn, travelIn } from './named-parts'
import { roleIn } from './named-person'
import { PLACE } from './named-place'
import { recalledOnes } from './recalled-ones'

/** By the placeholder that it fills. */
export type Named = ReadonlyMap<string, string>

/** Not in any text: which pieces of the thing are recalled, such as “sold since May”. */
export const WHICH_ONES = '[which ones]'

/** A thing ends before its verb, or before what says where and when. */
const END =
  '(?=[.,;:!?]|$| (?:can|may|might|has|have|had|is|are|was|were|will|does|do|did|contains?|fails?|burns?|explodes?|kills?|killed|mak(?:es?|ing)|made|causes?|overheats?|caught|sold|bought|delivered|shipped|produced|in|on|at|of|from|with|after|because|and|or|that|which|to|since|by|last|this|today|yesterday)\\b)'
const AFTER_USE = new RegExp(
  `\\b(?:eating|drinking|taking|using|ate|drank) ((?:our|the) (?:[\\w-]+ ){0,3}?[\\w-]+(?: for children)?)${END}`,
  'i',
)
/** “Our vegan burger contains milk”, “mold in our yogurt cups”: a thing by what is in it, whatever it is. */
const WITH_SOMETHING_IN_IT = new RegExp(
  `\\b(our (?:[\\w&’'-]+ ){0,4}?[\\w&’'-]+) (?:may )?contains?\\b|\\b(?:glass|metal|plastic|mou?ld|needles?|insects?|salmonella|listeria|lead) (?:\\w+ ){0,2}in (our (?:[\\w&’'-]+ ){0,4}?[\\w&’'-]+)${END.replace('|$|', '|$|(?= \\()|')}`,
  'i',
)
const OURS = new RegExp(`\\b(our (?:[\\w’'-]+ ){0,4}?[\\w-]+(?: for (?:children|babies|adults|pets))?)${END}`, 'gi')

/** A restaurant is a place, and nobody can stop using a company. */
const NO_THING =
  /\b(?:restaurants?|canteens?|cafeterias?|kitchens?|baker(?:y|ies)|pharmac(?:y|ies|ists?)|company|plants?|factor(?:y|ies)|stores?|shops?|warehouses?|customers?|guests?|buffet)$/i

const ALLERGENS =
  /\b(?:undeclared|contains?|traces of|allergic to) (?:undeclared )?(peanuts?|tree nuts|nuts|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|milk|eggs?|soy|soya|wheat|gluten|fish|shellfish|shrimps?|sesame|mustard|celery|lupin|sulfites?)\b/i
const INSTRUCTION =
  /\b(?:police|authorities|fire (?:department|service|brigade)) (?:[\w’,]+ ){0,6}?asks? (?:everyone|everybody|people|visitors|all \w+) to ([^.!?]+)/i
const YEARS = /\bmodel years? (\d{4}(?:(?:, | and | to |–|-)\d{4})*)/i

/** A restaurant’s dish has no batch. */
const RESTAURANT = /\b(?:restaurants?|canteens?|cafeterias?|buffets?|banquets?|catering|catered|kitchens?)\b/i

/** What the sentences name, in the organization’s own voice; `about` is what a claim is about that names no thing. */
export function namedIn(sentences: readonly string[], about?: string): Named {
  const text = sentences.join(' ')
  const thing = thingIn(text)
  const ones = recalledOnes(sentences, thing)
  const thingWith = (which: string) => thing && `${thing} ${ones ?? which}`
  const years = YEARS.exec(text)?.[1]
  const data = dataIn(sentences)
  const found: readonly [placeholder: string, words: string | undefined][] = [
    ['[place]', PLACE.exec(text)?.[1]?.replace(/^our\b/i, 'our')],
    ['[product, model or batch]', thingWith('[model or batch]')],
    ['[product and batch]', thingWith('[batch]')],
    [
      '[product and batch, or meal and date]',
      thingWith(RESTAURANT.test(text) ? '[meal and date]' : '[batch, or meal and date]'),
    ],
    ['[medicine or device]', thing],
    ['[model and years]', thingWith(years ? `of model years ${years}` : '[model years]')],
    ['[product, place or person]', thing ?? about],
    [WHICH_ONES, ones],
    ['[role of the person]', roleIn(text)],
    ['[which data, and of whom]', data?.all],
    ['[whose data, and which]', data && `the data ${data.whose}`],
    ['[part of the service]', serviceIn(text)],
    ['[site or team]', cutPlaceIn(text)],
    ['[what leaked]', leakedIn(sentences)],
    ['[route, flight or line]', travelIn(text)],
    ['[allergen]', ALLERGENS.exec(text)?.[1]?.toLowerCase()],
    ['[their instruction]', INSTRUCTION.exec(text)?.[1]?.trim()],
  ]
  return new Map(found.flatMap(([placeholder, words]) => (words ? [[placeholder, words] as const] : [])))
}

function thingIn(text: string): string | undefined {
  const found = [AFTER_USE.exec(text)?.[1], ...[...text.matchAll(OURS)].map(([, thing]) => thing)]
  const [, container, food] = WITH_SOMETHING_IN_IT.exec(text) ?? []
  const thing =
    found.find((words) => words && isThing(words)) ?? [container, food].find((words) => words && !NO_THING.test(words))
  return thing?.replace(/^(?:our|the)\b/i, (word) => word.toLowerCase())
}

/** Beside the things that decide what kind of crisis it is. */
const MORE_THINGS =
  /\b(?:toasters?|dryers?|blenders?|mixers?|monitors?|headphones|earbuds|tablets?|watch(?:es)?|power banks?|plugs?|seats?|chairs?|ladders?|drones?|routers?|trampolines?|swings?|slides?|mowers?|grills?|skateboards?|treadmills?)$/i

const NAMES = [...THINGS.map(({ words }) => new RegExp(`${words.source}(?: for \\w+)?$`, 'i')), MORE_THINGS]

const isThing = (words: string) => !NO_THING.test(words) && NAMES.some((name) => name.test(words))

/** “Do not eat it” as “Do not eat them”, where the scenario names several things. */
export function agreeWith(sentence: string, named: Named): string {
  const thing = named.get('[product, place or person]')
  return thing && SEVERAL.test(thing) ? sentence.replace(/\bit\b/g, 'them') : sentence
}

const SEVERAL = /[^s]s$/

/** A sentence with what the scenario names; several things are “them”. */
export function fillNamed(sentence: string, named: Named): string {
  const filled = sentence.replace(/\[[^[\]]+\]/g, (placeholder) => named.get(placeholder) ?? placeholder)
  const thing = named.get('[product, place or person]')
  const isPlural = thing !== undefined && SEVERAL.test(thing) && filled !== sentence && filled.includes(thing)
  const agreed = isPlural ? filled.replace(/\bit\b(?! (?:has|is|was|works))/g, 'them') : filled
  return nowFirst(agreed, named).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** “Stop using our heaters sold since May now” reads as if something were sold now. */
function nowFirst(sentence: string, named: Named): string {
  const ones = named.get(WHICH_ONES)
  return ones && sentence.includes(`${ones} now`)
    ? sentence.replace(/^Stop (.*?) now\b/, 'Immediately stop $1')
    : sentence
}

/** The same, as others say it: “[organization]’s night light”. */
export function namedByOthers(named: Named): Named {
  return new Map([...named].map(([placeholder, words]) => [placeholder, words.replace(/\bour\b/i, '[organization]’s')]))
}

/** The same for staff, who stop selling what is there: what was sold is gone. */
export function namedInStock(named: Named): Named {
  const ones = named.get(WHICH_ONES)
  if (!ones || !/^(?:sold|bought|delivered|shipped)\b/.test(ones)) return named
  return new Map([...named].map(([placeholder, words]) => [placeholder, words.replace(` ${ones}`, '')]))
}
