/** Reads and writes the record of words that belongs to a content folder. */
import { existsSync, readFileSync } from 'node:fs'
import { explained } from '../../lib/environment-error'
import {
  parseRecord,
  publishedWordsOf,
  recordOfSite,
  recordText,
  type WordsRecord,
  withRecordOfSite,
} from '../../lib/published-words'
import { writeIfChanged } from '../../lib/write-file'

/** What is recorded of one site; nothing where its record has not begun. @param language of a further site */
export function readWordsOfSite(source: string, language: string | undefined): WordsRecord | undefined {
  const record = recordOfSite(readRecord(source), language)
  return record.size === 0 ? undefined : record
}

/** Records the words of one site, and leaves those of the others as they are. */
export async function writeWordsOfSite(
  source: string,
  language: string | undefined,
  words: WordsRecord,
): Promise<boolean> {
  const record = withRecordOfSite(readRecord(source), words, language)
  return writeIfChanged(publishedWordsOf(source), recordText(record))
}

function readRecord(source: string): WordsRecord {
  const file = publishedWordsOf(source)
  if (!existsSync(file)) return new Map()
  try {
    return parseRecord(readFileSync(file, 'utf8'))
  } catch (error) {
    throw explained(error, `cannot read ${file}`)
  }
}
