/** What the admin page asks the development server for: the files of the content folder. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromEditor } from '../guard/trusted-request'
import { type ContentFiles, Refusal } from './content-files'

/** Larger than any picture that belongs on a page, small enough to be held in memory. */
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Answers one request:
 * `GET /` lists the names, `GET /content/…` reads a file, `PUT` writes and `DELETE` removes it. Answers carry the
 * revision of the file in `X-Revision`; a change names the revision it is based on in `X-Base`, none for a new file.
 */
export async function answerFileRequest(files: ContentFiles, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Cache-Control', 'no-store')
  try {
    if (!isFromEditor(request.headers)) throw new Refusal(403, 'Only the admin page of this server may use this.')
    const name = decode((request.url ?? '/').slice(1))
    const base = request.headers['x-base']?.toString()
    switch (request.method) {
      case 'GET': {
        if (name === '') return json(response, await files.list())
        const { bytes, revision } = await files.read(name)
        return response.setHeader('X-Revision', revision).end(bytes)
      }
      case 'PUT': {
        const { revision } = await files.write(name, await bodyOf(request), base)
        return response.setHeader('X-Revision', revision).end()
      }
      case 'DELETE':
        await files.remove(name, base)
        return response.end()
      default:
        return response.writeHead(405, { Allow: 'GET, PUT, DELETE' }).end()
    }
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message)
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Refusal(403, `${path} is not a path.`)
  }
}

function json(response: ServerResponse, value: unknown) {
  return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Refusal(413, `The file is larger than ${MAX_BYTES / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
