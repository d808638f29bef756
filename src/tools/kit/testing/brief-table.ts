/** A small table for tests, with one entry of every kind that changes a brief. */
import type { BriefTable } from '@/schema/tool-tables/briefs'

const source = { name: 'An authority', address: 'https://example.com/rules' }
const dos = { do: 'Say the name early.', dont: 'Don’t list everything.' }
const format = {
  ...{ words: ['reel'], shape: '9:16 vertical', length: 'at most 3 minutes', caption: 'short' },
  ...{ link: 'in the bio', disclosure: 'from the first second', delivers: ['1 piece'], ...dos },
}
const trade = {
  ...{ words: ['gin'], rules: 'Adults only.', inShort: 'Adults only', authorities: [{ ...source, of: 'uk' }] },
  ...{ isWordForWord: false, isForChildren: false, isBarred: false, barredIn: [] },
  isMadeByAdults: false,
}
const goal = {
  ...{ words: ['orders'], response: 'know the price', measure: 'orders with a code', target: '[number]' },
  ...{ action: 'order at [web address]', isToInform: false, isWordForWord: false, ...dos },
  ...{ asksForMoneyOrData: false },
}

const age = { words: [], inShort: 'In short', mayShowMinors: false }

export const TABLE: BriefTable = {
  reviewed: '2026-11-20',
  goals: [
    { ...goal, id: 'sales', label: 'Sales', asksForMoneyOrData: true },
    { ...goal, id: 'coming', label: 'Visitors' },
    { ...goal, id: 'warning', label: 'Warning', isToInform: true, isWordForWord: true },
  ],
  formats: [
    { ...format, id: 'post', label: 'Post', isShort: true, draftWeeks: 1 },
    { ...format, id: 'video', label: 'Video', isShort: false, draftWeeks: 2 },
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
  ],
  ages: [
    { ...age, id: 'adults', label: 'Adults only', rule: 'Nobody under 18 is shown.', hasMinors: false },
    { ...age, id: 'shown', label: 'Children shown', rule: 'Parents agree.', hasMinors: false, mayShowMinors: true },
    { ...age, id: 'teens', label: 'Teenagers, too', rule: 'Parents agree.', words: ['teenagers'], hasMinors: true },
  ],
  rights: [{ id: 'own', label: 'Our channels', usage: 'On our channels for 6 months', exclusivity: 'None' }],
  countries: [
    { id: 'uk', label: 'United Kingdom', says: '“Ad”', where: 'before anything else', isInEu: false, source },
    { id: 'it', label: 'Italy', says: '[the word]', where: 'at the beginning', isInEu: true },
  ],
}
