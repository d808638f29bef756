/** Makes pages of unsaved entries beside the forms of the public site, so that nobody waits for it while typing. */
import './buffer'
import type { DraftText } from '../../../src/admin/preview/draft-page'
import type { Known } from './known'
import { pageMaker } from './make-page'

const maker = readJson('/admin/known.json').then((known) => pageMaker(known as Known, readPublished))
const published = new Map<string, Promise<unknown>>()

function readPublished(name: string): Promise<unknown> {
  const known = published.get(name) ?? readJson(`/data/${name}.json`)
  published.set(name, known)
  return known
}

/** A host may answer a missing file with its 404 page. */
async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  return answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : null
}

addEventListener('message', async ({ data: { id, draft } }: MessageEvent<{ id: number; draft: DraftText }>) => {
  const make = await maker
  const answer = await make(draft).then(
    (page) => ({ id, page }),
    (error) => ({ id, failed: String(error?.message ?? error) }),
  )
  postMessage(answer)
})
