/** Entries that can be kept without being public. */
import { type Draft, LOCALE } from '../../cms/hook-types'
import { kindOf } from '../../entry/kind'
import { formatOfFile } from '../../files/formats/format-of-file'

/** The field that keeps an entry off the public site. */
export const DRAFT = 'draft'

/** Whether a file is of a kind that has drafts, such as `content/blog/brief-an-agency.md`. */
export const canBeDraft = (file: string): boolean => DRAFT in (kindOf(file)?.schema.shape ?? {})

/** Whether the form says that its entry is a draft. */
export const isDraft = ({ currentValues }: Pick<Draft, 'currentValues'>): boolean =>
  currentValues[LOCALE]?.[DRAFT] === true

/** The text of a file as it is when the entry is a draft. */
export function textAsDraft(file: string, text: string): string {
  const format = formatOfFile(file)
  return format ? format.toFile({ ...format.fromFile(text), [DRAFT]: true }) : text
}
