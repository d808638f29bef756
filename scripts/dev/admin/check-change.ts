/** What the pipeline would say about a change that the forms are about to make. */

import pLimit from 'p-limit'
import type { Objection } from '../../../src/admin/save/check/objections'
import { buildContent, Memory, type Overlay, textIn } from '../../build-content/public'
import { newObjections } from '../../lib/objections'

/**
 * Checks changes to a content folder, as the public site would be built of it. It remembers what it read, so that a check
 * takes as long as reading what changed.
 * @param source the folder
 */
export function changeChecker(source: string) {
  const memory = new Memory()
  const check = async (overlay?: Overlay) => (await buildContent({ content: source, memory, overlay })).diagnostics
  // They share one memory.
  const inTurn = pLimit(1)

  return (overlay: Overlay): Promise<Objection[]> =>
    inTurn(async () => newObjections(await check(), await check(overlay), (file) => textIn(overlay, file)))
}
