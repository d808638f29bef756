/** Texts that do not fit into a search result. */

import { searchRoom } from '../../../src/lib/lengths'
import type { FieldRole } from '../../../src/schema/fields'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'

const { title, description } = searchRoom

/**
 * What search results cut from a text, or the room that it leaves in them. A summary may be short, since it is written for
 * the page first; a description has no other place.
 */
export function searchMessage(name: string, value: string, field: FieldRole): Message | undefined {
  if (field.role !== 'text' || !field.inSearch) return undefined
  const most = field.inSearch === 'title' ? title : description.most
  const { length } = value
  if (length > most) {
    return {
      code: 'long-for-search',
      text: `${name} has ${length} characters. Search results cut it after about ${most}, so they do not show ${quote(endOf(value, most))}.`,
      hint: `Write at most ${most} characters, with the most important words first.`,
    }
  }
  if (field.inSearch !== 'description' || length >= description.least) return undefined
  return {
    code: 'short-for-search',
    text: `${name} has ${length} characters. A search result has room for ${description.most}, and what is missing is filled with words from anywhere on the page.`,
    hint: `Write ${description.least} to ${description.most} characters: what visitors find on this page, and for whom it is.`,
  }
}

/** What is left of a text after the words that fit into `room` characters. */
function endOf(value: string, room: number): string {
  const space = value.lastIndexOf(' ', room)
  return value.slice(space < 0 ? room : space + 1)
}
