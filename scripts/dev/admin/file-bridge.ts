/** What the admin page asks the development server for: the files of the content folder. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentFiles, NamedFile } from './content-files'
import { largestSizeOf } from './content-names'
import { bodyOf, sendJson } from './http'

/**
 * Answers one request:
 * `GET /` lists the names, `GET /together` reads many files at once, `GET /content/…` reads a file, `PUT` writes and
 * `DELETE` removes it.
 * Answers carry the revision of the file in `X-Revision`; a change names the revision it is based on in `X-Base`, none for a
 * new file. A file that is renamed is written with its former name in `X-From`, and removed there.
 */
export function answerFiles(files: ContentFiles) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Cache-Control', 'no-store')
    const name = decodeURIComponent((request.url ?? '/').slice(1))
    const base = request.headers['x-base']?.toString()
    switch (request.method) {
      case 'GET': {
        if (name === '') return sendJson(response, await files.list())
        if (name === 'together') return sendTogether(response, await files.readTogether())
        const { bytes, revision } = await files.read(name)
        return response.setHeader('X-Revision', revision).end(bytes)
      }
      case 'PUT': {
        const from = decodeURIComponent(request.headers['x-from']?.toString() ?? '')
        const former = largestSizeOf(from) === undefined ? undefined : from
        const receive = () => bodyOf(request, largestSizeOf(name) ?? 0)
        const { revision } = await files.write(name, receive, base, former)
        return response.setHeader('X-Revision', revision).end()
      }
      case 'DELETE':
        await files.remove(name, base)
        return response.end()
      default:
        return response.writeHead(405, { Allow: 'GET, PUT, DELETE' }).end()
    }
  }
}

/** The files one after the other, behind a list in JSON of what they are. `X-List` is the length of that list in bytes. */
function sendTogether(response: ServerResponse, files: readonly NamedFile[]): void {
  const list = Buffer.from(JSON.stringify(files.map(({ name, revision, bytes }) => [name, revision, bytes.length])))
  response.setHeader('X-List', list.length)
  response.write(list)
  for (const { bytes } of files) response.write(bytes)
  response.end()
}
