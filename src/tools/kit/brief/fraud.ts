/** What deceives or robs people: an ad that hides, a review that is bought, money that grows by itself. No answer makes it fit for a brief. */
import { listed, phraseIn } from '../english/phrases'

const REWARDS = listed('refund, refunded, voucher, coupon, discount, gift card, cash, money, in exchange, pay')
const REVIEWS = listed('a review, reviews, a good review, good reviews, a positive review, positive reviews')
const STARS = ['five star', '5 star'].flatMap((stars) => [`a ${stars} review`, `${stars} reviews`])
const BOUGHT = REWARDS.flatMap((reward) => [...REVIEWS, ...STARS].map((review) => `${reward} for ${review}`))

/** House list: requests to hide the payment. */
const HIDDEN = [
  ...BOUGHT,
  ...listed(`
    as if they bought, as if they had bought, as if you bought, as if you had bought, as if bought, pretend to be a customer,
    pretend to be customers, pretend that they bought, pretend they bought, pose as customers, pose as a customer,
    posing as customers, hide that it is paid, hide that it's paid, hide that they are paid, hide the payment,
    without saying it is paid, without saying it's paid, without saying that it is paid, without saying they are paid,
    without saying that they are paid, don't say it is paid, don't say it's paid, don't say that it is paid,
    do not say it is paid, do not say that it is paid, don't say they are paid, don't mention the payment,
    do not mention the payment, don't mention that we pay, do not mention that we pay, don't mention the commission,
    do not mention the commission, without an ad label, no ad label, without ad label, undisclosed ad, undisclosed ads,
    unlabeled ad, unlabeled ads, unlabelled ad, unlabelled ads, refund after the review, refunded after the review,
    buy reviews, stars in return`),
]

/** "No #ad": the lists of words do not match hashtags. The double negation "nothing without #ad" asks for the label. */
const NO_HASHTAG =
  /(?<!\b(?:nothing|never|not|nobody|post) )\b(?:no|without|skip|omit|leave out|don[’']t use|do not use)\s+(?:the\s+|any\s+)?#\s?(?:ad|ads|advert|sponsored|paid|anzeige|werbung|publicidad|publicit[eé]|pub)\b/iu

const PERIODS = listed(`
  a month, per month, every month, monthly, a week, per week, every week, weekly, a day, per day, every day, daily`)

/** House list: what only a fraud says of money. */
const RETURNS = [
  ...['#%', '# %', '# percent'].flatMap((share) =>
    [...PERIODS, 'of the deposits', 'of deposits'].map((of) => `${share} ${of}`),
  ),
  ...listed(`
    guaranteed #%, guaranteed # percent, #% guaranteed, guaranteed * return, guaranteed * returns, guaranteed return*,
    guaranteed profit*, guaranteed yield*, guaranteed gain*, guaranteed earnings, guaranteed payout*,
    returns are guaranteed, profit is guaranteed, profits are guaranteed, double your *, triple your *,
    risk free return*, risk free profit*, sure profit*`),
]

/** House list: members who bring members. */
const RECRUITING = [
  ...['#', 'two', 'three', 'four', 'five', 'six', 'ten', 'new'].flatMap((count) =>
    ['bring*', 'recruit*'].flatMap((verb) => [`${verb} ${count} friends`, `${verb} ${count} members`]),
  ),
  ...listed(`
    bring* in # others, each member brings, every member brings, each member recruits, every member recruits,
    recruit* others, for each person you recruit, for every person you recruit`),
]

const SCHEMES = listed(
  'downline*, gifting circle*, gift circle*, members who bring members, ponzi, multi level marketing',
)

/** House list: without one of these, a percentage a month or a guarantee says nothing of money that people pay in. */
const MONEY = listed(`
  invest*, deposit, deposits, profit*, payout*, crypto*, bitcoin*, stablecoin*, token, tokens, staking, forex, savings,
  saving circle, savings circle, saving club, savings club, your money, their money, passive income, yield, yields,
  grandma earned, i earned, we earned, you earn, members earn, pays in, pay in, pays out`)
/** Of a loan, a rate a month is its price. */
const BORROWED = listed('loan, loans, borrow*, credit card*, mortgage*, overdraft')
const GUARANTEES = listed('guaranteed, guarantee, guarantees')
const CRYPTO = listed('crypto*, bitcoin*, stablecoin*, token, tokens, staking')

/** Words that hide an ad, or buy a review. */
export const hiddenIn = (text: string): string | undefined => NO_HASHTAG.exec(text)?.[0] ?? phraseIn(text, HIDDEN)

/** Words of a fraud with money. @param isOfMoney banks or crypto assets are its trade */
export function schemeIn(text: string, isOfMoney: boolean): string | undefined {
  const scheme = phraseIn(text, SCHEMES)
  if (scheme) return scheme
  if (!isOfMoney && !phraseIn(text, MONEY)) return undefined
  const guaranteed = phraseIn(text, CRYPTO) && phraseIn(text, GUARANTEES)
  const returns = phraseIn(text, BORROWED) ? undefined : phraseIn(text, RETURNS)
  return returns ?? phraseIn(text, RECRUITING) ?? guaranteed
}
