import type { ServerResponse } from 'node:http'

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
