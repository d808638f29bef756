/** Parts of a scenario that a text would ask for again: what is down, what leaked, what crashed, which site loses jobs. */
import { PLACE, saysWhere } from './named-place'

const SERVICE =
  /\b((?:our|the) (?:(?!(?:and|or|of|in|on|for|that)\b)[\w’'-]+ ){0,3}?(?:website|site|web ?shop|shop|store|app|platform|service|system|network|portal|checkout|hotline|online banking|phone line|internet|wi-?fi)) (?:(?:is|has been|went) (?:(?:completely|currently|now|still|all) )?(?:down|offline|unavailable|unreachable)|(?:has )?stopped working|does not work|doesn[’']t work)\b/gi
/** Only a part is down, or it is over. */
const NOT_ALL_OF_IT = /\b(?:for|some|parts?|partly|sometimes|again|back|was|were|until)\b/i

/** “our website”, where the text says that all of it is down. */
export function serviceIn(text: string): string | undefined {
  const found = new Set([...text.matchAll(SERVICE)].map(([, service = '']) => lowerFirst(service)))
  return found.size === 1 && !NOT_ALL_OF_IT.test(text) && !saysWhere(text) ? [...found][0] : undefined
}

const CUT = new RegExp(
  `\\b(?:(?:clos(?:e|es|ing)|shut(?:ting)?(?: down)?) |(?:jobs|positions|people|employees|workers|staff|layoffs|job cuts) (?:at|in) )${PLACE.source}`,
  'u',
)

/** “our plant in Ohio”, where the text says that it closes or loses jobs, and names no other place. */
export function cutPlaceIn(text: string): string | undefined {
  const places = new Set([...text.matchAll(new RegExp(PLACE.source, 'gu'))].map(([place]) => lowerFirst(place)))
  const place = CUT.exec(text)?.[1]
  return place && places.size === 1 ? lowerFirst(place) : undefined
}

const LEAKED =
  /\b(?:oil|natural gas|chlorine gas|gas|chemicals?|ammonia|chlorine|acid|fuel|diesel|petrol|gasoline|sewage|wastewater|solvents?|smoke)\b/gi
const NOT = /\b(?:no|not|never|nothing|may|might|could)\b|n[’']t\b/i

/** “ammonia leak”, where the text speaks of nothing else that could leak. */
export function leakedIn(sentences: readonly string[]): string | undefined {
  const found = new Set(
    sentences.flatMap((sentence) => sentence.match(LEAKED) ?? []).map((substance) => substance.toLowerCase()),
  )
  const [substance] = found
  if (found.size !== 1 || sentences.some((sentence) => NOT.test(sentence))) return undefined
  const event = /\b(leak|spill)/i.exec(sentences.join(' '))?.[1]
  return event ? `${substance} ${event.toLowerCase()}` : substance
}

const TRAVEL: readonly [words: RegExp, placeholder: string][] = [
  [/\b(?:trains?|trams?|derail\w*)\b/i, '[train and route]'],
  [/\b(?:planes?|aircraft|jets?|flights?|helicopters?|emergency landing)\b/i, '[flight]'],
  [/\b(?:buse?s?|coach(?:es)?)\b/i, '[bus and route]'],
  [/\b(?:ferr(?:y|ies)|ships?|boats?|cruise)\b/i, '[ship and route]'],
]

/** What to ask passengers of a train for is no flight. */
export function travelIn(text: string): string | undefined {
  const found = TRAVEL.filter(([words]) => words.test(text))
  return found.length === 1 ? found[0]?.[1] : undefined
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
