import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../guard/refusal'

/** Ends an answer with a value that no browser keeps. */
export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(value))
}

/** The value of a text that may be no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
