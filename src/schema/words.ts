/**
 * The words of the interface: messages in ICU MessageFormat, by the part of the site that shows them. Those in English say
 * which there are; files of other languages and `content/words/` have the same.
 */
import { z } from 'zod'
import { lengths } from '../lib/lengths'
import english from '../words/en.json' with { type: 'json' }

/** The messages of a part of the site, by their names. */
export type Area = Readonly<Record<string, string>>

/** Messages, by the part of the site that shows them. */
export type Messages = Readonly<Record<string, Area>>

/** Notes for translators: `@name` beside the message `name`, and `@` for a whole part. */
const isNote = (name: string) => name.startsWith('@')

/** What a file of `src/words` says, without its notes. */
export const messagesIn = (file: Messages): Messages =>
  Object.fromEntries(
    Object.entries(file).map(([area, messages]) => [
      area,
      Object.fromEntries(Object.entries(messages).filter(([name]) => !isNote(name))),
    ]),
  )

/** The note on a message, or on a part of the site. */
export const noteOn = (area: string, name = ''): string | undefined => (english as Messages)[area]?.[`@${name}`]

/** All messages that there are. */
export const ENGLISH_WORDS: Messages = messagesIn(english)

const anyMessage = z.string().min(1).max(lengths.text)

const message = (area: string, name: string, text: string) =>
  anyMessage
    .meta({ description: noteOn(area, name) ?? `In English: ${text}`, example: text, field: { role: 'message' } })
    .optional()

/** The folder in `content/` with the words of an agency, one file for each language. */
export const WORDS_FOLDER = 'words'

/** A file of `content/words/`: the words that an agency adds, or writes in its own way. */
export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(ENGLISH_WORDS).map(([area, messages]) => [
        area,
        z
          .strictObject(
            Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, message(area, name, text)])),
          )
          .meta({ description: noteOn(area) ?? 'Words of this part of the site.' })
          .optional(),
      ]),
    ),
  )
  .meta({ title: 'Words of the interface', description: 'The words on buttons, labels and notes in one language.' })
