/** Lines that every document for creators has, whatever it is about, as far as the answers say. */
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { oneLine, withStop } from '../document/clean-text'
import type { Item, NamedItem } from '../document/text-document'
import { type Chosen, isForAdults } from './chosen'
import { conditionIn, isPointSaid, said } from './said'
import { startSentence } from './timeline'

const STANDING = {
  open: 'Everything in this brief is proposed. It is not a contract: what is agreed with others holds once both sides have signed.',
  /** People take briefs for contracts. */
  paid: 'Everything in this brief is proposed. It is not a contract: pay, dates, rights and exclusivity hold once both sides have signed the agreement.',
  gift: 'We propose it, and you are free: you get it whether you do anything for it or not. If you do, the label and the rules below hold.',
  unpaid:
    'A proposal to people who get nothing for it: you are free to say no, and we ask before we use anything of yours.',
  ours: 'For our own piece, in our own name: our contact approves it first.',
}

/** What the document is to those who get it. */
export function standing({ publisher }: Pick<Chosen, 'publisher'>): string {
  return STANDING[publisher ?? 'open']
}

/** What keeps people from harm is always said, as it was typed. */
export const safety = (typed: string | undefined): NamedItem[] =>
  typed === undefined ? [] : [{ label: 'Said in any case, word for word', text: oneLine(typed) }]

/** What a spoken or filmed piece shows; nothing for a text. */
export const shown = (typed: string | undefined, isFilmed: boolean, chosen: Chosen): Item[] =>
  typed === undefined && (!isFilmed || chosen.isFree)
    ? []
    : [{ label: 'What is shown', text: said(typed, '[what is shown, where and on which day]', chosen) }]

/** Whom people ask, and who approves what they make. */
export const contactIn = (typed: string | undefined, chosen: Chosen): string =>
  said(typed, '[name, phone and email of who answers questions and approves drafts]', chosen, 'term')
export const CONTACT = 'Contact for your questions'

/** Creators complain of briefs that script them, and of more than about five things that they must mention. */
const MOST_MENTIONS = 5
export const mentions = ({ isFree, isSecret }: Pick<Chosen, 'isFree' | 'isSecret'>): string =>
  isFree
    ? 'If you do it, please include'
    : `Must be in it${isSecret ? ', once it is public' : ''}, never more than ${MOST_MENTIONS} points`

export const AVOID =
  'other brands, accusations, names, pictures, homes and numbers of people without the right to show them, and music that is not cleared'

export const AVOID_IN_SHORT = 'Other brands, accusations, homes of others, music not cleared.'

/** What people do next. */
export function callToAction(
  typed: string | undefined,
  goal: BriefTable['goals'][number] | undefined,
  chosen: Chosen,
): string {
  const ifLiked = chosen.isFree ? ', if you like' : ''
  return `Call to action${addressed(chosen)}${ifLiked}: ${said(typed, goal?.action ?? '[what people do, and where]', chosen, 'action')}`
}

/** People under 18 are asked for no money, and children for no data; but to talk to a parent. */
function addressed(chosen: Chosen): string {
  const { age, asks, trades, isToInform } = chosen
  if (isToInform || asks === 'nothing') return ''
  const isForChildren = trades.some((trade) => trade.isForChildren)
  if (!age?.hasMinors && !isForChildren)
    return age ? '' : isForAdults(chosen) ? ', to adults of [the legal age]' : ', to [everybody old enough]'
  return asks === 'data' && !isForChildren ? '' : ', to parents and adults only where it asks for money or data'
}

/** What the visitor wants to be left out. */
export function notInIt(typed: string | undefined, chosen: Chosen): Item[] {
  const text = conditionIn(typed, chosen)
  return text ? [{ label: 'Must not be in it', text }] : []
}

/** The languages of a piece, where they were named; a line that may not change is translated once, for all. */
export const languages = (
  { languages: typed, safety }: { languages?: string | undefined; safety?: string | undefined },
  chosen: Chosen,
): NamedItem[] =>
  typed === undefined
    ? []
    : [
        {
          label: 'Languages',
          text: `${said(typed, '[languages]', chosen, 'term')}${safety || chosen.isWordForWord ? TRANSLATED : ''}`,
        },
      ]
const TRANSLATED = '. If lines that may not change are translated, [name] approves each.'

/** What a document is, below the name or what keeps it a secret. */
export function titled(name: string | undefined, what: string, chosen: Chosen): string {
  const first = chosen.isSecret ? `Confidential until ${endOfSecret(chosen.publicFrom)}` : said(name, '', chosen)
  return first === '' ? startSentence(what) : `${first}: ${what}`
}

/** What is settled before a brief is sent: all of it while the question is open, else what follows from the answer. */
export function beforeSending(chosen: Chosen): Item[] {
  const { gate, isHidden, isSecret, publicFrom, publisher } = chosen
  if (gate === undefined)
    return [
      {
        label: 'Only an outline until this is settled',
        items: [
          ...(chosen.isWarning
            ? []
            : ['It is lawful, and nobody is harmed, mocked, frightened or in danger: [who made sure]']),
          'Everyone shown or named agrees, or those who decide for them: [who asked]',
          'It accuses nobody, and may be public: [who decided]',
          'Each promise has proof: [which]',
        ],
      },
    ]
  if (!isSecret) return []
  return [
    {
      label: 'Not public yet',
      text: `nothing of it is shown or named before ${endOfSecret(publicFrom)}. ${isHidden ? 'Until then we call it [code name], which stands in no piece, title or file name. ' : ''}${mayTease(chosen) ? TEASER : chosen.silence} This brief goes only to people who ${publisher === 'ours' ? 'know it already: [names]' : 'have signed [the agreement on confidentiality]'}.`,
    },
  ]
}

/** Only what is sold, without harm, may be hinted at; what concerns a bank may not. */
const mayTease = ({ gates, isToSell, trades }: Chosen): boolean =>
  isToSell === true && gates.length === 1 && !trades.some((trade) => trade.asksForLicense)
const TEASER = 'A piece before it shows only [what a teaser may show], with its label.'

/** The same for a page of 250 words. */
export function beforeSendingInShort(chosen: Chosen) {
  const { gate, isSecret, publicFrom } = chosen
  if (gate === undefined) return '[what the overview lists is settled].'
  return isSecret
    ? `Not public before ${endOfSecret(publicFrom)}; until then ${mayTease(chosen) ? 'only [what a teaser may show]' : 'no hint at it'}. For you only after you have signed [the agreement].`
    : undefined
}

/** A teaser can come out long before it, so the first day of publication does not say when it ends. */
const endOfSecret = (day: CalendarDay | undefined) =>
  day ? `${formatDay(day)}, [hour and time zone]` : '[day, hour and time zone]'

/** How people see who is behind a piece: the word that labels an ad and where it stands, or the link to us. */
export function labelOf({ countries, publisher }: Pick<Chosen, 'countries' | 'publisher'>, isShort = false): string {
  const inEach = countries.map(
    ({ label, isGroup, says, where }) =>
      `${says}${isShort ? '' : `; ${where}`}${countries.length > 1 ? ` (${isGroup ? '[country]' : label})` : ''}`,
  )
  const words = inEach.join('; and ') || '[the word for advertising in the country of the audience]'
  const ad = isShort || inEach.length === 0 ? `before anything else: ${words}` : words
  if (publisher === 'ours') return 'our own name as the sender; if anybody is paid to appear in it, the piece says so'
  if (publisher === 'unpaid')
    return `say in the piece how you are linked to us: [how]${isShort ? '' : '. With a gift, a trip or money for it, it is labeled as an ad'}`
  return publisher ? ad : `if you get anything for it: ${ad}`
}

export function disclosure(chosen: Chosen, reviewed: string): Item {
  const { countries, publisher } = chosen
  if (publisher === 'ours' || publisher === 'unpaid') return { label: 'Sender', text: withStop(labelOf(chosen)) }
  const names = countries.flatMap(({ source }) => source?.name ?? [])
  const from = names.length > 0 ? ` (${names.join('; ')}; read on ${formatDay(reviewed)}.)` : ''
  const lead = publisher ? 'every piece says that it is advertising: ' : ''
  return { label: 'Disclosure', text: `${lead}${labelOf(chosen)}. A gift counts as payment.${from}` }
}

/** How free the wording is. @param point what the piece says, as it was typed */
export function wording(point: string | undefined, chosen: Chosen): string {
  if (chosen.isWordForWord && (!chosen.isFree || chosen.isWarning))
    return `${isPointSaid(point, chosen) ? 'what it says' : '[the lines that may not change]'}, approved by [name]: word for word${chosen.isMemory ? '' : ', never as a joke'}.`
  return chosen.isFree || chosen.isPlain || chosen.trades.length > 0
    ? 'free, as long as each fact stays.'
    : '[word for word as approved by whom, or your own words].'
}
