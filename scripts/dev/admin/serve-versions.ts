/** Earlier versions of the content, for the admin page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Refusal } from '../guard/refusal'
import { largestSizeOf } from './content-names'
import { fileAt, historyOf } from './git-history'
import { sendJson } from './http'
import type { KeptVersions } from './kept-versions'

/**
 * Answers one request: `GET /` lists what was kept of changed and removed files, and `/kept/ID` is such a version;
 * `/git?file=content/…` lists the commits of a file, and `/git/COMMIT?path=…` is what it was after one.
 * @param source the folder of the content
 */
export function answerVersions(source: string, kept: KeptVersions) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Cache-Control', 'no-store')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, kind, id = ''] = pathname.split('/')
    if (kind === '') return sendJson(response, await kept.list())
    if (kind === 'kept') return response.end(await kept.read(id))
    if (kind !== 'git') throw new Refusal(404, 'There is no such version.')
    if (id !== '') return response.end(await fileAt(source, id, textPath(searchParams.get('path') ?? '')))
    const file = searchParams.get('file') ?? ''
    if (largestSizeOf(file) === undefined) throw new Refusal(403, 'The content has no file of this name.')
    return sendJson(response, await historyOf(source, path.posix.join('.', ...file.split('/').slice(1))))
  }
}

/** A path in the repository as Git printed it: a text of the content, whatever folder that was in. */
function textPath(written: string): string {
  if (!/^[\w][\w./-]*\.(?:md|yaml)$/.test(written) || written.includes('..')) {
    throw new Refusal(404, 'There is no such version.')
  }
  return written
}
