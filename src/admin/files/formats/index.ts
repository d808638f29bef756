/**
 * File formats for the CMS that leave a person's file a person's file: opened and saved, it is the same to the byte;
 * with one value changed, only the lines of that value are different.
 */
import { joinAtFences, splitAtFences } from '../file-format/fences'
import { newFields, readFields, writeFields } from '../file-format/fields-document'
import { normalizeLines, restoreLines } from '../file-format/line-endings'
import { type Fields, saysTheSame } from './alike'
import { formData, SOURCE } from './form-data'
import { keepUntouched } from './keep-untouched'
import { mergeInto } from './merge'

/** What `registerCustomFormat` of the CMS takes. */
export type FileFormat = {
  /** @throws UnreadableFields when the file has to be fixed in a text editor first. */
  fromFile: (text: string) => Fields
  toFile: (data: Fields) => string
}

/** YAML files: all fields. */
export const keepYaml: FileFormat = {
  fromFile: (source) => ({ ...formData(readFields(normalizeLines(source).text)), [SOURCE]: source }),
  toFile({ [SOURCE]: source, ...data }) {
    const { text, endings } = normalizeLines(textOr('', source))
    return restoreLines(mergedFields(text, data), endings)
  },
}

/** Markdown files: fields between two lines of `---`, and `body` below them. */
export const keepFrontMatter: FileFormat = {
  fromFile(source) {
    const { fields, body } = splitAtFences(normalizeLines(source).text)
    return { ...formData(readFields(fields)), body: shownBody(body), [SOURCE]: source }
  },
  toFile({ [SOURCE]: source, body, ...data }) {
    const { text, endings } = normalizeLines(textOr('---\n---\n', source))
    const old = splitAtFences(text)
    const fields = mergedFields(old.fields, data)
    return restoreLines(joinAtFences({ fields, body: mergedBody(old.body, textOr('', body)) }), endings)
  },
}

const textOr = (otherwise: string, value: unknown): string => (typeof value === 'string' ? value : otherwise)

function mergedFields(text: string, data: Fields): string {
  const document = text.trim() === '' ? newFields() : readFields(text)
  if (saysTheSame(document.contents as never, data)) return text
  const before = writeFields(document)
  mergeInto(document, data)
  return keepUntouched(text, before, writeFields(document))
}

/** A form shows the text without the blank lines around it. */
const shownBody = (body: string): string => body.replace(BLANK_LINES_FIRST, '').trimEnd()

const BLANK_LINES_FIRST = /^(?:[^\S\n]*\n)+/

function mergedBody(old: string, typed: string): string {
  const body = shownBody(typed.replace(/\r\n?/g, '\n'))
  if (body === shownBody(old)) return old
  const gap = old.trim() === '' ? '\n' : (BLANK_LINES_FIRST.exec(old)?.[0] ?? '')
  return body === '' ? '' : `${gap}${body}\n`
}
