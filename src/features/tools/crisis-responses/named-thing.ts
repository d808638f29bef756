/** What the scenario names itself, for the placeholders that ask for it: a reader must see at once what it is about. */
import { THINGS } from './kinds-products'

/** By the placeholder that it fills. */
export type Named = ReadonlyMap<string, string>

/** A thing ends before its verb, or before what says where and when. */
const END =
  '(?=[.,;:!?]|$| (?:can|may|might|has|have|had|is|are|was|were|will|does|do|did|contains?|fails?|burns?|explodes?|kills?|killed|mak(?:es?|ing)|made|causes?|overheats?|caught|in|on|at|of|from|with|after|because|and|or|that|which|to|since|by|last|this|today|yesterday)\\b)'
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
/** “Our plant in Dayton”: a month after “in” is no place. */
const PLACE =
  /\b([Oo]ur (?:[\w-]+ ){0,2}?(?:plant|factory|hotel|warehouse|stadium|school|office|store|shop|mine|museum|hospital|restaurant|campus|park|site|pool|farm|sawmill|mill|depot|terminal|station|laboratory|lab|brewery|bakery|supermarket|gym|studio|kindergarten|nursery|theater|theatre|arena|church|synagogue|mosque|library|clinic|salon|market|mall|camp|campsite|zoo|airport|garage|pub|bar|club|caf[eé]|spa|resort|escape room|climbing (?:hall|wall)|bowling alley|headquarters|offices|building|tower|dairy|refinery)\b(?: (?:in|near) (?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}-]+)?)/u
const YEARS = /\bmodel years? (\d{4}(?:(?:, | and | to |–|-)\d{4})*)/i

/** What the sentences name, in the organization’s own voice. */
export function namedIn(sentences: readonly string[]): Named {
  const text = sentences.join(' ')
  const thing = thingIn(text)
  const allergen = ALLERGENS.exec(text)?.[1]?.toLowerCase()
  const instruction = INSTRUCTION.exec(text)?.[1]?.trim()
  const years = YEARS.exec(text)?.[1]
  const place = PLACE.exec(text)?.[1]?.replace(/^our\b/i, 'our')
  return new Map([
    ...(place ? ([['[place]', place]] as const) : []),
    ...(thing
      ? ([
          ['[product, model or batch]', `${thing} [model or batch]`],
          ['[product and batch]', `${thing} [batch]`],
          ['[product and batch, or meal and date]', `${thing} [batch, or meal and date]`],
          ['[medicine or device]', thing],
          ['[model and years]', years ? `${thing} of model years ${years}` : `${thing} [model years]`],
          ['[product, place or person]', thing],
        ] as const)
      : []),
    ...(allergen ? ([['[allergen]', allergen]] as const) : []),
    ...(instruction ? ([['[their instruction]', instruction]] as const) : []),
  ])
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

const SEVERAL = /[^s]s(?= \[| of model|$)/

/** A sentence with what the scenario names; several things are “them”. */
export function fillNamed(sentence: string, named: Named): string {
  let isPlural = false
  const filled = sentence.replace(/\[[^[\]]+\]/g, (placeholder) => {
    const words = named.get(placeholder)
    if (words && placeholder !== '[their instruction]') isPlural ||= SEVERAL.test(words)
    return words ?? placeholder
  })
  const agreed = isPlural && filled !== sentence ? filled.replace(/\bit\b(?! (?:has|is|was|works))/g, 'them') : filled
  return agreed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The same, as others say it: “[organization]’s night light”. */
export function namedByOthers(named: Named): Named {
  return new Map([...named].map(([placeholder, words]) => [placeholder, words.replace(/^our\b/, '[organization]’s')]))
}
