import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import path from 'node:path'
import type { Plugin } from 'vite'
import { SECRET_NAME } from '../../../src/admin/files/local/secret'
import { kindOfFile } from '../../build-content/public'
import { fingerprint } from '../../lib/fingerprint'
import { pathOf } from '../../lib/schema/file-kind'
import { CACHE, GENERATED } from '../folders'
import { guarded, type Middleware } from '../guard/guarded'
import { requireEditor } from '../guard/trusted-request'
import { answerMedia } from '../serve-generated'
import { announceChanges, type ContentChanges } from './announce-changes'
import { changeChecker } from './check-change'
import { openContentFiles } from './content-files'
import { draftReader } from './draft-page'
import { answerFiles } from './file-bridge'
import { keepVersions } from './kept-versions'
import { answerCheck } from './serve-check'
import { answerDraft } from './serve-draft'
import { answerPageFrame, PAGE_FRAME } from './serve-page-frame'
import { answerProgram, formsProgram } from './serve-program'
import { answerVersions } from './serve-versions'
import { answerWhoNames } from './serve-who-names'

/**
 * During development, serves the editors' forms at `/admin/`, and the files of the content folder to them.
 * The page goes without Vite's client on purpose: nothing that happens to the site may reload a form that somebody is
 * filling in.
 * @param changes what the watcher of the content tells
 * @param versions folder of what the forms replaced
 */
export function serveAdmin(
  source: string,
  changes: ContentChanges = new EventEmitter(),
  versions = versionsOf(source),
  program = formsProgram(),
): Plugin {
  return {
    name: 'serve-admin',
    apply: 'serve',
    config: () => ({
      // The page beside the form is translated before somebody opens it.
      server: { warmup: { clientFiles: [PAGE_FRAME] } },
      // Found late, a dependency would be bundled anew while somebody works, and take pieces of that page away.
      optimizeDeps: { entries: ['src/entry-client.tsx', PAGE_FRAME] },
    }),
    configureServer(server) {
      const kept = keepVersions(versions)
      const files = openContentFiles(source, kept.keep)
      const secret = randomUUID()
      /** Answers the forms alone: their page shows the secret with every request. */
      const forForms =
        (answer: Middleware): Middleware =>
        (request, response, next) => {
          requireEditor(request.headers, secret)
          return answer(request, response, next)
        }
      // Bundled before somebody opens them, which takes longer than all the rest of their opening. Who opens them reads of
      // a mistake in their code.
      program.page().catch(() => {})
      server.middlewares.use('/admin/assets', guarded(answerProgram(program)))
      server.middlewares.use('/admin/changes', guarded(announceChanges(changes, files)))
      server.middlewares.use('/admin/files', guarded(forForms(answerFiles(files))))
      server.middlewares.use('/admin/check', guarded(forForms(answerCheck(changeChecker(source)))))
      server.middlewares.use('/admin/who-names', guarded(forForms(answerWhoNames(source))))
      const readDraft = draftReader(source)
      server.middlewares.use('/admin/draft', guarded(forForms(answerDraft(readDraft))))
      // Pictures that only an unsaved entry names; all others were answered before.
      server.middlewares.use(
        '/media',
        guarded(answerMedia({ source, generated: GENERATED, cache: CACHE }, readDraft.pictures)),
      )
      server.middlewares.use('/admin/page', guarded(answerPageFrame(server)))
      server.middlewares.use('/admin/versions', guarded(forForms(answerVersions(source, kept))))
      server.middlewares.use(
        guarded(async (request, response, next) => {
          const [pathname, search] = (request.url ?? '').split('?')
          // The CMS asks for a page before it links to it, and not as one opens it. The page of an entry that was saved this
          // moment is still being made.
          if (request.headers.referer?.endsWith('/admin/') && !path.extname(pathname ?? '')) {
            const isOpened = request.headers['sec-fetch-mode'] === 'navigate'
            if (!isOpened && (await hasEntryAt(pathname ?? '', files))) return response.end()
            request.headers.accept = 'text/html'
          }
          if (pathname === '/admin')
            return response.writeHead(308, { Location: `/admin/${search ? `?${search}` : ''}` }).end()
          if (pathname !== '/admin/') return next()
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
          response.setHeader('Cache-Control', 'no-store')
          response.end(adminPage(await program.page(), secret))
        }),
      )
    },
  }
}

/** Whether a file of the content is for the page at this address. */
async function hasEntryAt(address: string, files: ReturnType<typeof openContentFiles>): Promise<boolean> {
  const kinds = (await files.list()).map(kindOfFile)
  return kinds.some((kind) => kind !== undefined && pathOf(kind) === address)
}

/** A folder for each content folder: several may be served from one project, one after the other. */
const versionsOf = (source: string) => path.join('.cache/versions', fingerprint(path.resolve(source)))

/** The page of the forms with what lets its requests through. */
const adminPage = (html: string, secret: string): string =>
  html.replace('<head>', `<head><meta name="${SECRET_NAME}" content="${secret}">`)
