/**
 * The name of what is advertised, where the campaign says it. A wrong name is worse than a blank, so only what few common
 * words look like is read as one. House rules; a name can still be missed.
 */
import { anyOf } from '../kit/document/trade'
import { NAMED_DAY } from '../kit/english/named-days'
import { GOODS, NO_PARCEL } from './campaign-terms'
import { PLATFORM_WORDS } from './deliverable-rules'

const CAPITAL = "[\\p{Lu}\\d][\\p{L}\\p{N}\\p{M}’'.&+-]*"
/** “Rosie’s Bakery”, “Paws & Co”, “Bank of Little Rock”, “Clinique du Lac”. */
const NAME = `${CAPITAL}(?: (?:(?:&|of|of the|de|du|des|la|le|del|di|van|von|y) )?${CAPITAL})*`
const ENDS = '(?![\\p{L}\\p{N}])'

/** Where a name stands, the surest place first. One word after “of” can be a city, unless something is launched. */
const PLACES: readonly RegExp[] = [
  new RegExp(`[“"„«](${NAME})[”"“»]`, 'u'),
  // “Finlo, an app that …”, “Blocko, wooden blocks for kids”.
  new RegExp(
    `^(${NAME})(?:,|:| [–-]) (?:(?:an?|the|our|your|ein|eine|une?|una|der|die|das|el|la|le) |(?!\\p{L}+ and )\\p{Ll}+ \\p{L}+)`,
    'u',
  ),
  // “Bank of Little Rock: savings account 4.2% APY”.
  new RegExp(`^(${CAPITAL} (?:of )?${NAME}):`, 'u'),
  // “Harbor Gin summer bottle”.
  new RegExp(`^(${CAPITAL} (?:& )?${NAME}) \\p{Ll}`, 'u'),
  // “Student account of First Harbor Bank”.
  new RegExp(`(?:^|\\s)\\p{Ll}\\S* of (?:the )?(${CAPITAL} ${NAME})${ENDS}`, 'u'),
  new RegExp(`(?:[Ll]aunch|[Rr]elease|[Oo]pening|[Pp]remiere|[Dd]ebut) of (?:the )?(${NAME})${ENDS}`, 'u'),
  // “New lunch menu at Da Nino”, “bikes, by Greenline and Deutsche Bahn”; not the half of “Hotel zur alten Post”.
  new RegExp(`\\s(?:at|by) (?:the )?(${NAME})${ENDS}(?! (?:zur|zum|am|an der|im) )`, 'u'),
  // “SchnellKredit24”, “CloudNine”: no common word is spelled like this.
  /(?<![\p{L}\p{N}])(\p{L}*\p{Ll}\p{Lu}\p{L}*\d*|\p{Lu}\p{Ll}+\d+)(?![\p{L}\p{N}])/u,
  /^(\p{L}+)[!?.]*$/u,
]

/** What opens a campaign and is no part of a name. */
const OPENING =
  /^(?:(?:the|an?|our|my|your|new|free|neue[rs]?|nuestr[oa]s?|nuev[oa]s?|notre|spring|summer|autumn|fall|winter|holiday|grand|big|best|first|second|third|launch|release|opening|premiere|visit|discover|meet|try|save|shop|buy)(?: (?:of|for)(?: the)?)? )+/iu

/** Words that can stand where a name would. */
const COMMON = anyOf(
  'company | brand | games? | launch | launches | release | opening | sales? | drop | drops | offers? | deals? | news | campaign | promo | promotion | giveaway | summer | winter | spring | autumn | fall | halloween | awareness | shops? | stores? | home | work | night | city | nature | pizza | pasta | burgers? | bread | beer | wine | gin | vodka | whisk(?:e)?y | rum | ice cream | food | drinks? | yoga | running | cycling | football | fitness | music | art | design | fashion | beauty | health | week | month | children | kids | women | men | students | europe | germany | france | spain | italy | england | america | canada | australia | berlin | london | paris | madrid | rome | chicago | boston',
)

/** The name, as it is typed; none where nothing is spelled like one. */
export const readName = (campaign: string): string | undefined =>
  PLACES.map((place) => withoutOpening(campaign, place.exec(campaign)?.[1])).find(isName)

/** “New” in front of a campaign says that it is new; inside it is part of a name. */
const withoutOpening = (campaign: string, words?: string) =>
  (words && campaign.startsWith(words) ? words.replace(OPENING, '') : words)?.replace(/[.,]$/, '')

/** A common noun alone is none, and a platform, a month or a feast is none either. */
function isName(words: string | undefined): words is string {
  if (words === undefined || !/^\P{Ll}*(?:\p{Lu}|\p{Ll}\p{Lu})/u.test(words) || !/\p{Ll}/u.test(words)) return false
  if (NAMED_DAY.test(words) || PLATFORM_WORDS.some((platform) => platform.words.test(words))) return false
  return words.includes(' ') || ![COMMON, GOODS, NO_PARCEL].some((list) => list.test(words))
}
