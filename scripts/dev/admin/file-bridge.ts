/** What the admin page asks the development server for: the files of the content folder. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../guard/refusal'
import { isFromEditor } from '../guard/trusted-request'
import type { ContentFiles } from './content-files'
import { largestSizeOf } from './content-names'

/**
 * Answers one request:
 * `GET /` lists the names, `GET /content/…` reads a file, `PUT` writes and `DELETE` removes it. Answers carry the
 * revision of the file in `X-Revision`; a change names the revision it is based on in `X-Base`, none for a new file.
 * @param secret what the admin page of this server shows with every request
 */
export function answerFiles(files: ContentFiles, secret: string) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Cache-Control', 'no-store')
    if (!isFromEditor(request.headers, secret)) {
      throw new Refusal(403, 'Only the admin page of this server may use this.')
    }
    const name = decodeURIComponent((request.url ?? '/').slice(1))
    const base = request.headers['x-base']?.toString()
    switch (request.method) {
      case 'GET': {
        if (name === '') return json(response, await files.list())
        const { bytes, revision } = await files.read(name)
        return response.setHeader('X-Revision', revision).end(bytes)
      }
      case 'PUT': {
        const { revision } = await files.write(name, () => bodyOf(request, largestSizeOf(name) ?? 0), base)
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

function json(response: ServerResponse, value: unknown) {
  return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
}

/** The body of a request. Refuses one that is larger than `largest`, in bytes. */
export async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > largest) throw new Refusal(413, `The file is larger than ${largest / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
