/** What the pipeline would say about a change that the forms are about to make. */
import { buildContent } from '../../build-content'
import type { Diagnostic } from '../../build-content/diagnostics/diagnostic'
import { Memory } from '../../build-content/incremental/memory'
import type { Overlay } from '../../build-content/source/overlay'
import { fieldAt } from '../../lib/field-at'
import { oneAfterTheOther } from '../../lib/one-after-the-other'

/** Something that the change would make wrong; `field` is the path of the field that it is in. */
export type Objection = Pick<Diagnostic, 'file' | 'severity' | 'code' | 'message' | 'hint'> & { field?: string }

/**
 * Checks changes to a content folder. It remembers what it read, so that a check takes as long as reading what changed.
 * @param source the folder
 */
export function changeChecker(source: string) {
  const memory = new Memory()
  const check = async (overlay?: Overlay) =>
    (await buildContent({ content: source, includeHidden: true, memory, overlay })).diagnostics
  // They share one memory.
  const inTurn = oneAfterTheOther()

  /** What is wrong with the change and was not wrong before. */
  async function objectionsTo(overlay: Overlay): Promise<Objection[]> {
    const known = new Set((await check()).map(wordsOf))
    const found = (await check(overlay)).filter((diagnostic) => !known.has(wordsOf(diagnostic)))
    return found.map((diagnostic) => objectionOf(diagnostic, overlay))
  }

  return (overlay: Overlay): Promise<Objection[]> => inTurn(() => objectionsTo(overlay))
}

/** The same mistake, wherever it has moved to. */
const wordsOf = ({ file, code, message }: Diagnostic): string => `${file} ${code} ${message}`

/** A diagnostic with the field of the form that it is about. */
export function objectionOf(
  { file, line, column, severity, code, message, hint }: Diagnostic,
  overlay: Overlay,
): Objection {
  const bytes = overlay.get(file)
  const text = bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : undefined
  const field = text === undefined ? undefined : fieldAt(text, { line, column })
  return { file, severity, code, message, hint, field }
}
