/** What the release checker judges each kind of text by, and the words that it looks for. */
import { z } from 'zod'
import { addressPart, label, text, title, webAddress } from '../fields'
import { CHECK_GROUPS, CHECK_WEIGHTS, RELEASE_CHECKS } from './check-names'
import { sentence } from './sentence'
import { proposingWords, reviewed } from './table'

const phrases = (description: string) =>
  z
    .array(label('One or several words. A star stands for any ending of a word, a space for a hyphen too.'))
    .min(1)
    .meta({ description })

const check = {
  group: z.enum(CHECK_GROUPS).meta({ description: 'The sub-score to which the check belongs.' }),
  name: label('Short name of the check, as in the marked text.', 'Greeting'),
  title: sentence(['limit'])('What is true of a text that passes. `{limit}` is what the check measures against.'),
  weight: z.enum(CHECK_WEIGHTS).meta({ description: 'How much a reader misses it: findings come in this order.' }),
  remedy: text('What to do where it fails.'),
}
const source = {
  source: title('Who says so, and when.', 'Our own list'),
  href: webAddress('Address of the source.').optional(),
}

export const releaseTable = z
  .strictObject({
    reviewed,
    kinds: z
      .array(
        z.strictObject({
          id: addressPart('Short name by which a browser keeps the choice. Do not change it later.', 'letter'),
          label: label('Name of the kind of text, as visitors choose it.', 'A letter'),
          words: proposingWords,
          checks: z
            .array(z.enum(RELEASE_CHECKS))
            .min(1)
            .meta({ description: 'The measured checks for such a text, in the order of their table.' }),
          mentions: z
            .array(z.strictObject({ ...check, words: phrases('Words of which the text must have one.') }))
            .default([])
            .meta({ description: 'Checks that look for words which such a text must have.' }),
        }),
      )
      .min(1)
      .meta({
        description: 'Kinds of text. A text whose kind a visitor has not chosen is judged as the first one.',
      }),
    checks: z
      .array(
        z.strictObject({
          id: z.enum(RELEASE_CHECKS).meta({ description: 'What the tool measures.' }),
          ...check,
          source: source.source.optional(),
          href: source.href,
        }),
      )
      .meta({ description: 'What is said of the measured checks. A check that is not here is left out.' }),
    hype: z
      .array(
        z.strictObject({
          ...source,
          canGo: z.boolean().default(false).meta({
            description: 'Whether a sentence says the same without the word. Then the tool offers to delete it.',
          }),
          words: phrases('The words.'),
        }),
      )
      .meta({ description: 'Words that journalists and editors read as praise.' }),
    plain: phrases('Phrases in which such a word says a plain fact, such as "leading to". They are not marked.'),
    newsVerbs: phrases('Verbs that say that something has happened, of which a first paragraph must have one.'),
  })
  .meta({
    title: 'Release checks',
    description: 'What the release checker judges each kind of text by, and the words that it looks for.',
  })

export type ReleaseTable = z.output<typeof releaseTable>
