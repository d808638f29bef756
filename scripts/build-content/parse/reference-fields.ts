/** The texts of an entry that stand for something. Apart from `entry.ts`, which brings all parsers with it. */

import { treeOf } from '../../lib/schema/file-kind'
import { type FieldValue, fieldsIn } from '../../lib/schema/walk'
import type { Entry } from './entry'

/** Every text of an entry whose field says what it stands for. */
export function textsOf({ kind, data }: Entry): readonly FieldValue[] {
  const known = texts.get(data) ?? fieldsIn(treeOf(kind), data)
  texts.set(data, known)
  return known
}

/** Each check and each file that is written asks for them. */
const texts = new WeakMap<Entry['data'], readonly FieldValue[]>()
