/**
 * The fields of a content file as a YAML document that remembers comments, quotes and order. Every scalar is the text
 * as written (YAML's failsafe schema, as in the pipeline), so that `1.10`, `007` and `yes` stay what they are.
 */
import { type Document, isAlias, isMap, type ToStringOptions, visit, YAMLMap } from 'yaml'
import { parseWithComments } from './parse-with-comments'

/** The canonical form: one line for each value, no padding in brackets. */
const CANONICAL: ToStringOptions = {
  lineWidth: 0,
  flowCollectionPadding: false,
  // A text in double quotes stays on its line, with `\n` for a line break.
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
}

export type FieldsDocument = Document & { contents: YAMLMap }

/** Why a file cannot be read without a person looking at it. */
export class UnreadableFields extends Error {
  constructor(why: string) {
    super(`${why} Open the file in a text editor: npm run build:content says what is wrong with it.`)
  }
}

/**
 * Reads fields.
 * @throws UnreadableFields when YAML itself does not understand the text, or understands more than fields.
 */
export function readFields(text: string): FieldsDocument {
  const document = parseWithComments(text)
  const error = document.errors[0]
  if (error) {
    const line = text.slice(0, error.pos[0]).split('\n').length
    throw new UnreadableFields(`Line ${line} of the fields cannot be read.`)
  }
  if (document.contents === null) document.contents = new YAMLMap() as never
  if (!isMap(document.contents)) throw new UnreadableFields('The file holds no fields of the form "name: value".')
  visit(document, {
    Node(_, node) {
      const special = isAlias(node) || node.anchor !== undefined || node.tag !== undefined
      if (special) throw new UnreadableFields('A value starts with "&", "*" or "!", which has a special meaning there.')
    },
  })
  return document as unknown as FieldsDocument
}

/** A document with nothing in it yet. */
export const newFields = (): FieldsDocument => readFields('')

/** Fields → text in canonical form. */
export function writeFields(document: FieldsDocument): string {
  if (document.contents.items.length > 0) return document.toString(CANONICAL)
  const comment = document.commentBefore ?? document.comment ?? ''
  return comment === '' ? '' : comment.replace(/^(?=.)/gm, '#').concat('\n')
}
