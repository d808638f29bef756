/** A small table for tests, with one entry of every kind that changes a brief. */
import type { BriefTable } from '@/schema/tool-tables/briefs'

const source = { name: 'An authority', address: 'https://example.com/rules' }
const dos = { do: 'Say the name early.', dont: 'Don’t list everything.' }
const format = {
  ...{ words: ['reel'], shape: '9:16 vertical', length: 'at most 3 minutes', caption: 'short' },
  ...{ link: 'in the bio', disclosure: 'from the first second', delivers: ['1 piece'], ...dos },
  ...{ isFilmed: true, announceDays: 0, needs: [], outline: ['[what comes first]'] },
}
const trade = {
  ...{ words: ['gin'], rules: 'Adults only.', inShort: 'Adults only', authorities: [{ ...source, of: 'uk' }] },
  ...{ isWordForWord: false, isForChildren: false, isBarred: false, barredIn: [], isSoldToAdults: false },
  ...{ isMadeByAdults: false, needsPlainWords: false, isLicensed: false, asksForLicense: false, isMemory: false },
  isOnTheSpot: false,
}
const goal = {
  ...{ words: ['orders'], response: 'know the price', measure: 'orders with a code', target: '[number]' },
  ...{ action: 'order at [web address]', isToInform: false, isWordForWord: false, ...dos },
  ...{ isToSell: false, isWarning: false, isMemory: false, isForHelp: false },
}

const age = { words: [], inShort: 'In short', mayShowMinors: false }

export const TABLE: BriefTable = {
  reviewed: '2026-11-20',
  goals: [
    { ...goal, id: 'sales', label: 'Sales', isToSell: true },
    { ...goal, id: 'coming', label: 'Visitors' },
    { ...goal, id: 'warning', label: 'Warning', isToInform: true, isWarning: true, isWordForWord: true },
    { ...goal, id: 'helpers', label: 'Helpers', isForHelp: true },
    { ...goal, id: 'thanks', label: 'Thanks', isToInform: true, isMemory: true },
  ],
  formats: [
    { ...format, id: 'post', label: 'Post', isShort: true, draftWeeks: 1, outline: [] },
    { ...format, id: 'video', label: 'Video', isShort: false, draftWeeks: 2 },
    { ...format, id: 'flyer', label: 'Flyer', isShort: true, draftWeeks: 1, isFilmed: false, announceDays: 7 },
    { ...format, id: 'letter', label: 'Letter', isShort: true, draftWeeks: 1, isFilmed: false },
    {
      ...{ ...format, id: 'live', label: 'Live stream', isShort: false, draftWeeks: 1 },
      ...{ announceDays: 7, needs: ['Moderator: [name]'] },
    },
  ],
  tones: [{ id: 'warm', label: 'Warm', sounds: 'like a neighbor', rules: ['“You” and “I”.'], ...dos }],
  trades: [
    { ...trade, id: 'alcohol', label: 'Alcohol', isForAdults: true },
    { ...trade, id: 'tobacco', label: 'Tobacco', words: ['vape'], isForAdults: true, isBarred: true },
    { ...trade, id: 'toys', label: 'Toys', isForAdults: false, isForChildren: true },
    { ...trade, id: 'betting', label: 'Betting', words: ['bets'], isForAdults: true, barredIn: ['it'] },
    {
      ...trade,
      id: 'law',
      label: 'Law',
      words: ['lawyer'],
      isForAdults: false,
      isWordForWord: true,
      isMadeByAdults: true,
    },
    { ...trade, id: 'food', label: 'Food', words: ['granola'], isForAdults: false, needsPlainWords: true },
    { ...trade, id: 'pills', label: 'Health', words: ['vitamins'], isForAdults: false, isSoldToAdults: true },
    { ...trade, id: 'care', label: 'A clinic', words: ['our clinic'], isForAdults: false, isLicensed: true },
    { ...trade, id: 'money', label: 'Money', words: ['bank'], isForAdults: false, asksForLicense: true },
    { ...trade, id: 'crypto', label: 'Crypto', words: ['token sale'], isForAdults: true, asksForLicense: true },
    { ...trade, id: 'funeral', label: 'Funerals', words: ['funeral'], isForAdults: false, isMemory: true },
  ],
  ages: [
    { ...age, id: 'adults', label: 'Adults only', rule: 'Nobody under 18 is shown.', hasMinors: false },
    { ...age, id: 'shown', label: 'Children shown', rule: 'Parents agree.', hasMinors: false, mayShowMinors: true },
    { ...age, id: 'teens', label: 'Teenagers, too', rule: 'Parents agree.', words: ['teenagers'], hasMinors: true },
  ],
  orders: (
    ['memory', 'appeal', 'return', 'harm', 'danger', 'denial', 'visit', 'internal', 'gift', 'spot', 'secret'] as const
  ).map((id) => ({
    ...{ id, label: `Order ${id}`, items: [`First, ${id}.`] },
  })),
  creators: [
    { id: 'legal', rule: 'you are of the legal age for it.', inShort: 'Legal age.' },
    { id: 'open', rule: 'you are [18, or the legal age for it].', inShort: '[Age].' },
    { id: 'adult', rule: 'you are 18 or older.', inShort: '18.' },
    { id: 'younger', rule: 'you are 18; for somebody younger a parent agrees.', inShort: '18, or a parent.' },
  ],
  countries: [
    {
      id: 'uk',
      label: 'United Kingdom',
      says: '“Ad”',
      where: 'before anything else',
      isInEu: false,
      isGroup: false,
      source,
    },
    { id: 'it', label: 'Italy', says: '[the word]', where: 'at the beginning', isInEu: true, isGroup: false },
    { id: 'eu', label: 'Another country', says: '[the word]', where: 'at the beginning', isInEu: true, isGroup: true },
  ],
  heard: {
    gates: {
      accusation: ['expose', 'robs', 'money is missing'],
      memory: ['died'],
      return: ['after the accident'],
      appeal: ['relief fund'],
      harm: ['recall', 'accident', 'let * of * go'],
      hidden: ['for a review'],
      scheme: ['get rich'],
      confidential: ['no one must know'],
      denial: ['rumour*'],
      internal: ['our employees'],
      unsettled: ['to be decided'],
      claim: ['lowers blood pressure', 'carbon neutral'],
    },
    harmless: ['no one died', 'by accident'],
    promises: ['guaranteed', 'cures'],
    exposing: ['his house', 'ask mom'],
    illnesses: ['cancer*', 'chemo*', 'diabet*', 'alzheimer*', 'tumour*', 'dementia', 'covid*'],
    milderIllnesses: ['eczema'],
    cures: ['kills', 'treats', 'prevents', 'shrinks', 'clears', 'naturally', 'heals', 'better than chemo*'],
    hidden: ['no hashtag ad*', 'it without hashtag ad*', 'as if you had bought', 'voucher* for a * star review'],
    refunds: ['we refund'],
    reviews: ['review*'],
    schemes: ['members who bring members'],
    money: ['invest*', 'you earn', 'savings circle', 'your money'],
    loans: ['loan'],
    returns: ['#% a month', 'percent per week', 'percent per month', 'guaranteed return*'],
    recruiting: ['bring* three friends'],
  },
}
