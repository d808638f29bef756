import type { IncomingMessage } from 'node:http'
import { Refusal } from '../guard/refusal'

/** The body of a request. Refuses a body larger than `largest`, in bytes. */
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
