/** Messages at the place that they are about. */
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import type { Path } from '../../lib/schema/walk'
import type { Entry } from '../parse/entry'

/** A message about a field of an entry. */
export const atField = ({ file, place }: Pick<Entry, 'file' | 'place'>, path: Path, message: Message): Diagnostic =>
  diagnosticAt(file, place(path), message)

/** A message about a file as a whole. */
export const atFile = (file: string, message: Message): Diagnostic => diagnosticAt(file, START, message)
