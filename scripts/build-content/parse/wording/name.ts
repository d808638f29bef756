/** Names of fields in messages. */
import type { Path } from '../../../lib/schema/walk'

/** `image (hero)`, `results, item 2`: a path as an editor would say it. */
export function nameOf(path: Path): string {
  const parts: string[] = []
  for (const step of path) {
    if (typeof step === 'number') parts.push(`${parts.pop() ?? 'list'}, item ${step + 1}`)
    else parts.push(step)
  }
  const own = parts.pop() ?? 'the file'
  return parts.length === 0 ? own : `${own} (in ${parts.join(', ')})`
}
