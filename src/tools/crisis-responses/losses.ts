/** Who was harmed. Batteries die, too, and so do links. */
const NOT_A_DEATH =
  /\b(?:batter(?:y|ies)|phones?|servers?|engines?|lines?|sites?|apps?|screens?|motors?|laptops?|system|power) (?:has |have |just )?died\b|\bdead (?:batter(?:y|ies)|phones?|links?|lines?|zones?|ends?|pixels?|on arrival|servers?)\b|\b(?:app|site|website|server|system|page|line|account)s? (?:is|are|was|were|went) (?:\w+ )?dead\b|\bkilled (?:the|our|a) (?:servers?|process|power|deal|feature|mood|product|project)\b|\bdied down\b|\b(?:nearly|almost|could have|might have|may have) (?:been )?(?:died|killed)\b|\bfeared dead\b|\bdeath threats?\b/gi
const DEATH =
  /\b(?:died|dies|dead|deaths?|killed|fatal(?:ity|ities|ly)?|passed away|drowned|los(?:t|es) (?:his|her|their) li(?:fe|ves))\b/i
const ANIMALS =
  '(?:dogs?|cats?|pets?|horses?|cows?|calves|pigs?|hens?|chickens?|fish|birds?|bees|pupp(?:y|ies)|kittens?|poodles?|terriers?|spaniels?|labradors?|retrievers?|dachshunds?|hamsters?|rabbits?|guinea pigs?|parrots?|pon(?:y|ies)|sheep|goats?|elephants?|dolphins?|whales?|animals?)'
/** The words of a scenario in which an animal died. */
export const ANIMAL_DEATH = new RegExp(
  String.raw`\b${ANIMALS} (?:\w+ ){0,3}(?:died|dies|dead|killed)\b|\b(?:died|dead|killed|deaths? of) (?:\w+ ){0,2}${ANIMALS}\b`,
  'gi',
)
const HURT =
  /\b(?:injur(?:y|ies|ed)|hurt|wounded|hospitali[sz]ed|(?:to|in) (?:the )?hospital|burns?|burn(?:ed|t)|scalded|stabbed|poisoned|fell (?:ill|sick)|lost (?:her |his |their )?(?:sight|an eye|an arm|a leg|a finger|a hand|fingers|hearing)|blinded|swallowed|choked|pneumonia|infected|stung|bitten|trampled|crushed|electrocuted|concussion|fractures?|(?:broken|fractured|broke) (?:an? |his |her |their |both )?(?:arms?|legs?|hips?|ribs?|necks?|bones?|wrists?|ankles?|skulls?|teeth)|allergic (?:reactions?|shock)|(?:hit|struck|knocked (?:over|down)|ran over|run over) (?:an?|the|one|two|three|several) (?:[\w-]+ ){0,3}(?:girls?|boys?|child|children|m[ae]n|wom[ae]n|persons?|people|visitors?|guests?|spectators?|pedestrians?|cyclists?|customers?|workers?|passengers?|students?)|(?:got|made|are|is|were|became) (?:\w+ )?(?:ill|sick))\b/i
/** “Burned plugs” hurt nobody. */
const NOT_HURT =
  /\b(?:burn(?:ed|t) (?:down|out)|(?:it|which|that|battery|cable|plug|unit|product|house|plant|building) (?:has |was |had )?(?:burn(?:s|ed|t)|caught)|burns? (?:easily|up|down|out))\b/gi

/** The text without things that “died”, and without those who nearly did. */
export const withoutSayings = (text: string) => text.replace(NOT_A_DEATH, ' ')

/** “A worker died”, and not “a fall killed three workers”. */
const ONE_DEATH =
  /\b(?:an?|one|the|our|another) (?:[\w-]+ ){1,3}?(?:(?:has )?(?:died|drowned|passed away)|(?:was|is|has been) (?:killed|dead))\b/i
const SEVERAL_DEATHS =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|some) (?:[\w-]+ ){0,3}(?:died|dead|killed|drowned)\b|\bkilled (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many)\b|\bdeaths\b/i

export type Losses = { death?: 'person' | 'animal'; isOneDeath: boolean; isSomebodyHurt: boolean }

/** Whether somebody died or was hurt, by what the scenario says itself. */
export function readLosses(asserted: string): Losses {
  const text = withoutSayings(asserted)
  const withoutAnimals = text.replace(ANIMAL_DEATH, ' ')
  const death = DEATH.test(withoutAnimals) ? 'person' : withoutAnimals === text ? undefined : 'animal'
  return {
    ...(death ? { death } : {}),
    isOneDeath: ONE_DEATH.test(withoutAnimals) && !SEVERAL_DEATHS.test(withoutAnimals),
    isSomebodyHurt: HURT.test(text.replace(NOT_HURT, ' ')),
  }
}
