/** What the two tools for briefs write with: goals, formats, tones, trades, ages, rights and how a country labels an ad. */
import { z } from 'zod'
import { addressPart, label, text, title, webAddress, yesOrNo } from '../fields'
import { heard } from './brief-words'
import { proposingWords, reviewed } from './table'

const choice = (what: string, example: string) => ({
  id: addressPart('Short name by which a browser keeps the choice of a visitor. Do not change it later.', 'sales'),
  label: label(`Name of the ${what}, as visitors choose it.`, example),
})

const dos = {
  do: text('What creators do, as one sentence to them.'),
  dont: text('What creators leave, as one sentence to them.'),
}

/** A short text stands on the creator’s page too, which has 250 words for everything. */
const source = z
  .strictObject({
    name: title('Who publishes it, and what it is called.'),
    address: webAddress('Its address.'),
  })
  .meta({ description: 'Where the rules are.' })

const isWordForWord = yesOrNo(
  'Whether safety, law or medicine is at stake. Approved lines are then told word for word, and nothing is told as a joke.',
).default(false)

const isMemory = yesOrNo(
  'Whether it remembers or thanks. Where somebody died, families then agree first, and nothing tells how it happened.',
).default(false)

const goal = z.strictObject({
  ...choice('goal', 'Sales'),
  words: proposingWords,
  response: text('What shows that it worked, as it continues “afterwards people …”.', 'remember the name'),
  measure: text('What is counted, and where.', 'orders with the creator’s own code or link'),
  target: title('The number to reach, with a blank in brackets.', '[number] orders until [day]'),
  action: text(
    'The call to action, with blanks in brackets.',
    'order it at [web address], with [code and its last day]',
  ),
  ...dos,
  isToInform: yesOrNo(
    'Whether it informs or thanks, and sells nothing. It may speak of harm in your own name.',
  ).default(false),
  isWarning: yesOrNo('Whether it warns of danger. Where somebody is hurt, it is out today.').default(false),
  isForHelp: yesOrNo('Whether it asks for help. While somebody is hurt, it is then written as an appeal.').default(
    false,
  ),
  isToSell: yesOrNo('Whether it advertises. There is no brief for it where somebody died.').default(false),
  isMemory,
  isWordForWord,
})

const format = z.strictObject({
  ...choice('format', 'Instagram Reel'),
  words: proposingWords,
  isShort: yesOrNo(
    'Whether it is a post of a few lines or pictures. Its content brief then has fewer than twenty lines.',
  ).default(false),
  draftWeeks: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta({ description: 'How many weeks a draft takes once the idea is agreed.', example: '1' }),
  isFilmed: yesOrNo(
    'Whether something is filmed or photographed for it. The brief then says what holds on the spot.',
  ).default(false),
  outline: z
    .array(text('One step, with a blank.', '[opening: picture and words]'))
    .max(8)
    .default([])
    .meta({ description: 'What comes in which order, for a piece that has parts.' }),
  needs: z
    .array(text('One thing that has to be known, with a blank.', 'Moderator: [name]'))
    .default([])
    .meta({ description: 'What has to be known before it, beside its limits.' }),
  announceDays: z.int().min(0).max(60).default(0).meta({
    description:
      'How many days before it people hear of it; of a short text that is printed, how many printing takes; else 0.',
    example: '7',
  }),
  shape: title('Its shape in pixels or pictures.', '9:16 vertical, 1080 × 1920 px'),
  length: title('Its length.', 'at most 3 minutes; aim for about 30 seconds'),
  caption: title('What its caption can hold.', 'at most 2,200 characters'),
  link: title('Where a link works.', 'in the description'),
  disclosure: text('Where people cannot miss that it is paid for.', 'first in the caption, before “more” cuts it'),
  delivers: z.array(text('One thing that is delivered.')).min(1).meta({ description: 'What is delivered, in order.' }),
  ...dos,
  source: text('Where the limits come from, and when they were read.').optional(),
})

const tone = z.strictObject({
  ...choice('tone', 'Warm'),
  sounds: text('Whom it sounds like.', 'like a good neighbor who has time'),
  rules: z.array(text('One rule.')).min(1).meta({ description: 'Rules that a creator can follow.' }),
  ...dos,
})

const trade = z.strictObject({
  ...choice('trade', 'Alcohol'),
  words: proposingWords,
  rules: text('What holds in every country until a lawyer says more, in sentences to the creator.'),
  inShort: text('The same for the creator’s page.'),
  isForAdults: yesOrNo(
    'Whether nobody under age may be addressed or shown. For such an audience there is no brief.',
  ).default(false),
  isSoldToAdults: yesOrNo(
    'Whether it is offered to adults only. An audience under 18 then gets no brief, unless the goal sells nothing.',
  ).default(false),
  isMadeByAdults: yesOrNo('Whether creators are adults, whatever a parent agrees to.').default(false),
  needsPlainWords: yesOrNo(
    'Whether an effect is easily promised in it. What a piece says is then asked about, and printed only where it promises none.',
  ).default(false),
  isLicensed: yesOrNo(
    'Whether only those who treat or inform under a license choose it. They may speak of serious illness.',
  ).default(false),
  asksForLicense: yesOrNo(
    'Whether those who offer it need a license. The tools then ask for it; where it is for adults only, there is no brief without it.',
  ).default(false),
  isMemory,
  isForChildren: yesOrNo('Whether children use it. Pieces then ask parents to buy, never children.').default(false),
  isOnTheSpot: yesOrNo(
    'Whether its rules are for those who film or visit. They then stand in no brief for a text.',
  ).default(false),
  isWordForWord,
  barredIn: z.array(label('Short name of a country of this table.', 'it')).default([]).meta({
    description:
      'Countries that bar such ads, and groups of which some do. The tools then write no brief, and ask for the country first.',
  }),
  isBarred: yesOrNo('Whether platforms take no paid posts for it. The tools then write no brief and say why.').default(
    false,
  ),
  authorities: z
    .array(
      source.extend({
        of: label('Short name of its country in this table, or "eu" for all countries of the European Union.', 'us'),
      }),
    )
    .max(4)
    .default([])
    .meta({ description: 'Where the rules of the trade are. Visitors see those of the country that they choose.' }),
})

const age = z.strictObject({
  ...choice('audience', 'Adults only'),
  words: proposingWords,
  rule: text('What follows for the people who see the pieces or are shown in them, in sentences to the creator.'),
  inShort: text('The same for the creator’s page.'),
  mayShowMinors: yesOrNo(
    'Whether people under 18 may be shown. A creator can then be younger, where a parent agrees.',
  ).default(false),
  hasMinors: yesOrNo(
    'Whether people under 18 see it or are shown. What is for adults only then gets no brief.',
  ).default(false),
})

/** Where one of these holds is decided in code, so the table has each of them once. */
const ORDERS = [
  'memory',
  'appeal',
  'return',
  'harm',
  'danger',
  'denial',
  'visit',
  'internal',
  'gift',
  'spot',
  'secret',
] as const
const CREATORS = ['legal', 'open', 'adult', 'younger'] as const

const order = z.strictObject({
  id: z.enum(ORDERS).meta({ description: 'When it holds, such as where people are harmed.', example: 'harm' }),
  label: label('What stands before its rules.', 'The order'),
  items: z.array(text('One rule.')).min(1).max(4).meta({ description: 'What holds, the most important first.' }),
})

const creator = z.strictObject({
  id: z.enum(CREATORS).meta({ description: 'How old creators are, by trade and audience.', example: 'adult' }),
  rule: text('The same to the creator, as it continues “Age: …”.'),
  inShort: text('The same for the creator’s page.'),
})

const country = z.strictObject({
  ...choice('country', 'United States'),
  isInEu: yesOrNo('Whether it is in the European Union.').default(false),
  isGroup: yesOrNo('Whether it stands for several countries, so that texts leave a blank for the name.').default(false),
  says: title('The words that label an ad, and those that are not enough.', '“Ad” or “#ad”'),
  where: title('Where they stand.', 'in the piece itself and not behind “more”'),
  source: source.optional(),
})

const list = <Entry extends z.ZodType>(entry: Entry, description: string) => z.array(entry).min(1).meta({ description })

export const briefTable = z
  .strictObject({
    reviewed,
    goals: list(goal, 'What a campaign is for, in the order in which visitors choose.'),
    formats: list(format, 'What creators make, and what they have to know before the camera runs.'),
    tones: list(tone, 'How a piece sounds.'),
    trades: list(
      trade,
      'Trades in which advertising has rules of its own. The law is left to the authority and a lawyer.',
    ),
    ages: list(age, 'How old the people are who see the pieces, and who is shown.'),
    orders: list(
      order,
      'What holds first where something went wrong, somebody is mourned, or people need help; and on the spot.',
    ),
    creators: list(creator, 'How old creators are.'),
    countries: list(country, 'How a paid piece is labeled, by the country of those who see it.'),
    heard,
  })
  .refine(
    ({ trades, countries }) =>
      trades.every(({ barredIn }) => barredIn.every((id) => countries.some((country) => country.id === id))),
    { path: ['trades'], message: 'A trade is barred in a country that the table does not have.' },
  )
  .refine(
    ({ orders, creators }) =>
      ORDERS.every((id) => orders.some((order) => order.id === id)) &&
      CREATORS.every((id) => creators.some((creator) => creator.id === id)),
    {
      path: ['orders'],
      message: `The table needs each of these orders: ${ORDERS.join(', ')}; and creators: ${CREATORS.join(', ')}.`,
    },
  )
  .meta({
    title: 'Briefs',
    description:
      'What the brief builder and the content brief write with: goals, formats, tones, sensitive trades, and the label of an ad.',
  })

export type BriefTable = z.output<typeof briefTable>
