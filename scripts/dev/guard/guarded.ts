import type { ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { Refusal } from './refusal'

type Middleware = (request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => unknown

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

/** Refuses an address that cannot be decoded before anything else reads it. */
export const refuseBadAddress = guarded(({ url = '/' }, _response, next) => {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    throw new Refusal(400, 'The address cannot be decoded.')
  }
  next()
})

/**
 * Answers for a middleware that failed: a refusal in its own words, a page that could not be rendered with Vite's report,
 * and everything else with one sentence. No answer names a folder of this computer.
 * @param root the folder of the project
 * @param log where the whole error goes
 */
export function answerFailure(root: string, log: (text: string) => void): Connect.ErrorHandleFunction {
  return (error: Error, request, response, next) => {
    if (response.headersSent) return void response.destroy()
    if (error instanceof Refusal) return plainAnswer(response, error.status, error.message)
    if (request.headers.accept?.includes('text/html')) return next(withoutRoot(error, root))
    log(`${request.method} ${request.url}: ${error.stack ?? error.message}\n`)
    plainAnswer(response, 500, plainReason(error))
  }
}

/** Ends an answer with one sentence. */
export function plainAnswer(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
}

/** Why something failed. The system's own messages name a path behind the first comma. */
function plainReason(error: NodeJS.ErrnoException): string {
  const reason = error.syscall === undefined ? 'The development server failed' : error.message.split(',')[0]
  return `${reason}. Its terminal says more.`
}

/** The error with paths of the project below its root, as a stack and a plugin of Vite name them. */
function withoutRoot(error: Error & { id?: string; loc?: { file?: string } }, root: string): Error {
  const shorten = (text: string | undefined) => text?.replaceAll(root, '.')
  error.message = error.message.replaceAll(root, '.')
  error.stack = shorten(error.stack)
  if (error.id) error.id = shorten(error.id)
  if (error.loc?.file) error.loc.file = shorten(error.loc.file)
  return error
}
