/** Which entries name another one, for the admin page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { Memory, resolveFolders, whoNames } from '../../build-content/public'
import { Refusal } from '../guard/refusal'
import { sendJson } from './http'

/**
 * Answers `GET /?file=content/…`. It remembers what it read, so that a question takes as long as reading what changed.
 * @param source the folder of the content
 */
export function answerWhoNames(source: string) {
  const memory = new Memory()
  // They share one memory.
  const inTurn = pLimit(1)

  return async (request: IncomingMessage, response: ServerResponse) => {
    const wanted = new URL(request.url ?? '/', 'http://localhost').searchParams.get('file')
    const names = await inTurn(async () => {
      const { content } = await resolveFolders({ content: source })
      const files = await memory.parse(memory.list(content).files)
      const target = files.find(({ file }) => file === wanted)
      if (!target) throw new Refusal(404, 'There is no such entry.')
      return whoNames(target.kind, target.publication.aliases ?? [], files)
    })
    sendJson(response, names)
  }
}
