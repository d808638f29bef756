/** Netlify, by the packages with which its program for development answers. The order is that of its documentation. */
import { DIST } from '../site'
import { type Host, requireOfHosts } from './host'

type Match = { statusCode: number; target: URL }
type Send = () => Promise<Response>
type Handlers = {
  statics: { match: (request: Request) => Promise<{ handle: Send } | undefined> }
  headers: { apply: (request: Request, response: Response) => Promise<unknown> }
  redirects: {
    match: (request: Request) => Promise<Match | undefined>
    handle: (
      request: Request,
      match: Match,
      staticFile: (request: Request) => Promise<Send | undefined>,
    ) => Promise<Response | undefined>
  }
}

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }

async function load(): Promise<Handlers> {
  const { StaticHandler } = requireOfHosts('@netlify/static')
  const { HeadersHandler } = requireOfHosts('@netlify/headers')
  const { RedirectsHandler } = requireOfHosts('@netlify/redirects')
  const statics = new StaticHandler({ directory: DIST })
  return {
    statics,
    headers: new HeadersHandler({ projectDir: DIST, publishDir: '.', logger: silent }),
    redirects: new RedirectsHandler({
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: DIST,
      publicDir: DIST,
      // What is shown for a forced 404.
      notFoundHandler: async (request: Request) => {
        const page = await statics.match(new Request(new URL('/404.html', request.url)))
        return new Response((await page.handle()).body, {
          status: 404,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        })
      },
    }),
  }
}

/** What the rules answer; nothing when they leave it to the platform. */
async function answer(request: Request, { statics, headers, redirects }: Handlers): Promise<Response | undefined> {
  const match = await redirects.match(request)
  const sendFile = async (asked: Request): Promise<Send | undefined> => {
    const file = await statics.match(asked)
    return (
      file &&
      (async () => {
        const { body, headers: own } = await file.handle()
        // A rule without a redirect answers with the file of another address, and with its own status.
        const response = new Response(body, { status: asked === request ? 200 : match?.statusCode, headers: own })
        await headers.apply(match ? new Request(match.target) : request, response)
        return response
      })
    )
  }
  return match ? redirects.handle(request, match, sendFile) : (await sendFile(request))?.()
}

/** Where no rule answers, the platform shows the 404 page; a malformed path it refuses before it looks at rules. */
async function answerOfPlatform(path: string, handlers: Handlers): Promise<Response> {
  if (!isWellFormed(path)) return new Response('', { status: 400 })
  const request = new Request(`http://127.0.0.1${path}`)
  const response = await answer(request, handlers)
  if (response) return response
  const page = await handlers.statics.match(new Request('http://127.0.0.1/404.html'))
  return new Response((await page?.handle())?.body, { status: 404 })
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export async function startNetlify(): Promise<Host> {
  const handlers = await load()
  return {
    ask: async (path) => {
      const response = await answerOfPlatform(path, handlers)
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
    },
    close: async () => undefined,
  }
}
