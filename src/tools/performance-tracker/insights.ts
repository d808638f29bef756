import { counted } from '../kit/result/format-number'
import { nextScore, type Performance, type Post, type ScoredRate } from './performance'
import { formatCount, formatRate } from './words'

type Facts = Performance & { post: Post }
type Insight = {
  /** When the sentence appears, in words that visitors read. */
  rule: string
  /** The sentence, if the rule holds. */
  say: (facts: Facts) => string | false | undefined
}

/** Up to so many impressions, a sentence says how much one reaction weighs: at 1,000, a tenth of a point. */
const FEW_IMPRESSIONS = 1000

/** What can be said about a post, and when. Each sentence follows from the numbers alone. */
export const INSIGHTS: readonly Insight[] = [
  {
    rule: 'there are more likes than impressions',
    say: ({ post }) =>
      !isPlausible(post) &&
      `There are more likes (${formatCount(post.likes)}) than impressions (${formatCount(post.impressions)}): check both before you read anything into the engagement rate.`,
  },
  {
    rule: 'reach and engagement are both Good or Excellent',
    say: verdict(
      true,
      true,
      (reach, engagement) => `Widely seen and acted on: reach is ${reach}, engagement ${engagement}.`,
    ),
  },
  {
    rule: 'engagement is Good or Excellent, reach is not',
    say: verdict(
      false,
      true,
      (reach, engagement) => `It held those who saw it: engagement is ${engagement}. Few did: reach is ${reach}.`,
    ),
  },
  {
    rule: 'reach is Good or Excellent, engagement is not',
    say: verdict(
      true,
      false,
      (reach, engagement) => `It was seen more than it was acted on: reach is ${reach}, engagement ${engagement}.`,
    ),
  },
  {
    rule: 'neither is Good or Excellent',
    say: verdict(
      false,
      false,
      (reach, engagement) =>
        `Neither gets to Good: reach is ${reach}, engagement ${engagement}. Compare it with other posts of this account before you draw conclusions.`,
    ),
  },
  {
    rule: 'engagement is not Excellent',
    say: ({ post, engagement }) => {
      const next = nextScore(engagement)
      if (!next) return
      const more =
        next.missing === 1
          ? '1 more like, comment or share'
          : `${formatCount(next.missing)} more likes, comments or shares`
      return `${more} would have made engagement ${next.name}: ${formatCount(next.needed)} in all on ${counted(post.impressions, 'impression')}.`
    },
  },
  {
    rule: 'reach is not Excellent',
    say: ({ post, reach }) => {
      const next = nextScore(reach)
      return (
        next &&
        `${counted(next.missing, 'more impression')} would have made reach ${next.name}: ${formatCount(next.needed)} in all for ${counted(post.followers, 'follower')}.`
      )
    },
  },
  {
    rule: 'there are more impressions than followers',
    say: ({ post: { impressions, followers } }) =>
      impressions > followers &&
      `It was shown more often (${formatCount(impressions)}) than the account has followers (${formatCount(followers)}): people saw it more than once, or it travelled beyond them.`,
  },
  {
    rule: 'comments or shares were entered and there is any engagement',
    say: ({ post: { likes, comments, shares }, reactions }) => {
      if (reactions === 0 || (comments === undefined && shares === undefined)) return
      const shareOf = (noun: string, count: number | undefined) =>
        count === undefined ? [] : [`${counted(count, noun)} (${Math.round((count / reactions) * 100)}%)`]
      const parts = [...shareOf('like', likes), ...shareOf('comment', comments), ...shareOf('share', shares)]
      return `What the engagement is made of: ${parts.join(', ')}.`
    },
  },
  {
    rule: 'there is no engagement',
    say: ({ post, reactions }) =>
      reactions === 0 && `No like, comment or share was entered for ${counted(post.impressions, 'impression')}.`,
  },
  {
    rule: 'saves are measured and not 0',
    say: ({ saveRate }) => {
      if (!saveRate || saveRate.part === 0) return
      const { part, whole } = saveRate
      const times = part === 1 ? 'once' : `${formatCount(part)} times`
      return `It was saved ${times}: one save in about ${counted(Math.max(1, Math.round(whole / part)), 'impression')}.`
    },
  },
  {
    rule: 'comments or shares were not entered',
    say: ({ post: { comments, shares } }) => {
      const blank = [...(comments === undefined ? ['Comments'] : []), ...(shares === undefined ? ['shares'] : [])]
      const [first = '', ...rest] = blank
      return (
        blank.length > 0 &&
        `${[capitalized(first), ...rest].join(' and ')} were not entered and count as 0: with them, the engagement rate can only rise.`
      )
    },
  },
  {
    rule: `there are at most ${FEW_IMPRESSIONS.toLocaleString('en-US')} impressions`,
    say: ({ post: { impressions } }) =>
      impressions <= FEW_IMPRESSIONS &&
      `With ${counted(impressions, 'impression')}, a single like, comment or share moves the engagement rate by ${(100 / impressions).toLocaleString('en-US', { maximumSignificantDigits: 2 })} percentage points: read it with care.`,
  },
]

/** Sentences about a post, the most telling first. */
export function insightsOf(post: Post, performance: Performance): string[] {
  return INSIGHTS.map(({ say }) => say({ ...performance, post })).filter((sentence) => typeof sentence === 'string')
}

/** The sentence about reach and engagement together, for numbers that can be true. */
function verdict(isSeen: boolean, isActedOn: boolean, say: (reach: string, engagement: string) => string) {
  return ({ post, reach, engagement }: Facts) =>
    isPlausible(post) &&
    isGood(reach) === isSeen &&
    isGood(engagement) === isActedOn &&
    say(words(reach), words(engagement))
}

const isPlausible = ({ likes, impressions }: Post) => likes <= impressions
const isGood = ({ score }: ScoredRate) => score === 'Excellent' || score === 'Good'
const words = (rate: ScoredRate) => `${formatRate(rate)} (${rate.score})`
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
