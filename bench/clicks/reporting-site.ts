/**
 * The built site with one more script on each page, which reports its paints to the server. The pages report by themselves
 * because Puppeteer cannot reach a page that was rendered ahead.
 */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readRules, writeBeside } from '../../scripts/build-site/hosts/hosts'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { listen } from '../../tests/ask'
import { type Paint, reportPaints } from './report-paints'

/** How long a page may take to report, in milliseconds: many times what a slow machine needs. */
const PATIENCE = 30_000

export type ReportingSite = {
  origin: string
  /** The next paint of this page. @throws Error when it is not painted in time. */
  painted: (pathname: string) => Promise<Paint>
  close: () => Promise<void>
}

/** @param folder where the copy of the site goes */
export async function serveReportingSite(folder: string): Promise<ReportingSite> {
  await copyWithScript('dist', folder)
  const site = await createSiteServer(folder)
  const waiting = new Map<string, (paint: Paint) => void>()
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      site.emit('request', request, response)
      return
    }
    const paint: Paint = JSON.parse(await text(request))
    waiting.get(paint.pathname)?.(paint)
    response.writeHead(204).end()
  })
  const { port, close } = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close,
    painted: (pathname) =>
      new Promise<Paint>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`the page ${pathname} was never painted`)), PATIENCE)
        waiting.set(pathname, (paint) => {
          clearTimeout(late)
          waiting.delete(pathname)
          resolve(paint)
        })
      }),
  }
}

async function copyWithScript(from: string, to: string) {
  await cp(from, to, { recursive: true })
  await writeBeside(to, await readRules(from))
  await writeFile(path.join(to, 'report-paints.js'), `(${reportPaints})()`)
  for (const name of await readdir(to, { recursive: true })) {
    const file = path.join(to, name)
    if (!name.endsWith('.html')) continue
    const page = await readFile(file, 'utf8')
    await writeFile(file, page.replace('</body>', '<script src="/report-paints.js"></script></body>'))
  }
}
