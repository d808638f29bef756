/** What the answers to the forms have in common. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import { Refusal } from '../guard/refusal'

/** Ends an answer with a value that no browser keeps. */
export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(value))
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

/** More than all texts of a save together. */
const LARGEST = 16 * 1024 * 1024

/**
 * Answers `POST` in JSON to the JSON in its body.
 * @param wrong what is said of a body of another form
 */
export const answerJson =
  <Asked>(schema: z.ZodType<Asked>, wrong: string, answer: (asked: Asked) => Promise<unknown>) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end()
    const asked = schema.safeParse(readJson((await bodyOf(request, LARGEST)).toString()))
    if (!asked.success) throw new Refusal(400, wrong)
    sendJson(response, await answer(asked.data))
  }

/** The value of a text that may be no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
