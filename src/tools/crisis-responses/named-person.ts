/**
 * The person whom it is about, by role: “our CEO”. Whoever is named wrongly is accused, so nobody is named unless one
 * role alone is in the text, and the text says of this role what is said to have happened.
 */
const TOP =
  'ceo|cfo|coo|cto|chief executive(?: officer)?|chief \\w+ officer|(?:co-)?founder|chair(?:man|woman|person)|(?:vice )?president|managing director|board member|executive|director'
const STAFF =
  'instructor|teacher|coach|trainer|tutor|employee|worker|driver|courier|nurse|doctor|therapist|carer|caregiver|manager|treasurer|accountant|bookkeeper|cashier|guard|volunteer|priest|pastor|cook|chef|waiter|technician|contractor|colleague|spokes(?:man|woman|person)'
const OTHERS =
  'customer|client|guest|visitor|passenger|patient|student|pupil|player|rival|competitor|politician|influencer|journalist|reporter'

const EVERY_ROLE = new RegExp(`\\b(?:${TOP}|${STAFF}|${OTHERS})(?:e?s)?\\b`, 'gi')
const ROLE = `((?:our|the|an?) (?:(?!(?:and|or|of|to|by|with|who|that|from|against|about)\\b)[\\w’'-]+ ){0,2}?(?:${TOP}|${STAFF}))\\b`
/** “Our CEO, Anna Berg, has been …”: no subject of a message holds a name. */
const NAME = new RegExp(`(?<=\\b(?:${TOP}|${STAFF}|CEO|CFO|COO|CTO)),?(?: \\p{Lu}[\\p{L}’'.-]+){1,3},?(?= )`, 'gu')
const OFFENSIVE = '(?:racist|sexist|homophobic|transphobic|anti-?semitic|islamophobic|offensive|derogatory|hateful)'
const DONE = [
  '(?:(?:was|is|has|been|being|got|now|secretly|allegedly|reportedly) ){1,4}(?:filmed|caught|recorded|accused|arrested|charged|indicted|suspended|fired|dismissed)',
  `(?:has )?(?:tweeted|posted|made|told|used|wrote) (?:[\\w’'-]+ ){0,3}${OFFENSIVE}`,
  '(?:(?:has|is) )?(?:resigned|resigns|quits?|stepped down|steps down|stepping down|leaves|left|leaving|lied|misled|joked|tweeted|harassed|insulted)',
].join('|')
const DOES = new RegExp(`\\b${ROLE} (?:${DONE})\\b`, 'i')
const OF = new RegExp(
  `\\b(?:(?:remarks?|comments?|jokes?|tweets?|slurs?) (?:by|of|from)|(?:allegations?|accusations?) against|(?:video|recording|footage) (?:of|shows?|showing)|(?:arrest|resignation|departure) of) ${ROLE}`,
  'i',
)

/** “our CEO”, or nothing. */
export function roleIn(text: string): string | undefined {
  const roles = new Set((text.match(EVERY_ROLE) ?? []).map((role) => role.toLowerCase()))
  if (roles.size !== 1) return undefined
  const unnamed = text.replace(NAME, '')
  const role = DOES.exec(unnamed)?.[1] ?? OF.exec(unnamed)?.[1]
  return role
    ?.replace(/^\w+/, (word) => word.toLowerCase())
    .replace(/\b(?:ceo|cfo|coo|cto)$/i, (word) => word.toUpperCase())
}
