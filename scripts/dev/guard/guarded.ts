import type { ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { Refusal } from './refusal'
import { isFromOwnPage } from './trusted-request'

export type Middleware = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) => unknown

/**
 * Hands what a middleware throws, now or later, to `answerFailure`. Connect itself waits for no promise: a promise that is
 * rejected would end the whole server.
 */
export function guarded(middleware: Middleware): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await middleware(request, response, next)
    } catch (error) {
      next(error)
    }
  }
}

/**
 * Refuses what no page of this server asks for, before anything else reads it: requests of other sites, addresses that
 * cannot be decoded, and Vite's door that opens files in an editor.
 */
export const refuseStrangers = guarded(({ url = '/', headers }, _response, next) => {
  if (!isFromOwnPage(headers)) {
    throw new Refusal(
      403,
      'This server answers its own pages only. To open a page, type its address into the address bar.',
    )
  }
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    throw new Refusal(400, 'The address cannot be decoded.')
  }
  if (/^\/+__open-in-editor\b/i.test(url)) throw new Refusal(403, 'This server opens no files in an editor.')
  next()
})

/** Takes the folder of the project out of what Vite and its plugins say of failures, whichever of them answers. */
export function hideFolders(hide: (text: string) => string): Connect.NextHandleFunction {
  return (_request, response, next) => {
    for (const name of ['write', 'end'] as const) {
      const send = response[name].bind(response) as (...args: unknown[]) => never
      response[name] = (chunk?: unknown, ...rest: unknown[]) =>
        send(typeof chunk === 'string' && response.statusCode >= 400 ? hide(chunk) : chunk, ...rest)
    }
    next()
  }
}

/**
 * Answers for a middleware that failed: a refusal in its own words, a page that could not be rendered with Vite's report,
 * and everything else with one sentence.
 * @param log where the whole error goes
 */
export function answerFailure(log: (text: string) => void): Connect.ErrorHandleFunction {
  return (error: Error, request, response, next) => {
    if (response.headersSent) return void response.destroy()
    if (error instanceof Refusal) return plainAnswer(response, error.status, error.message)
    if (request.headers.accept?.includes('text/html')) return next(error)
    log(`${request.method} ${request.url}: ${error.stack ?? error.message}\n`)
    plainAnswer(response, 500, plainReason(error))
  }
}

/** Ends an answer with one sentence. */
function plainAnswer(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
}

/** Why something failed. The system's own messages name a path behind the first comma. */
function plainReason(error: NodeJS.ErrnoException): string {
  const reason = error.syscall === undefined ? 'The development server failed' : error.message.split(',')[0]
  return `${reason}. Its terminal says more.`
}
