/** The pipeline for the forms of the public site, apart from the forms, so that editors do not wait for it while they type. */
import './buffer'
import type { Question, Questions } from '../../../src/admin/files/provider/questions'
import { readRepository } from '../../../src/admin/files/provider/read-repository'
import type { Objection } from '../../../src/admin/save/check/objections'
import { changeChecker } from './check-change'
import { type Known, wasPublic } from './known'
import { mistakesWithoutRepository, pageMaker } from './make-page'
import { type Texts, whoNamesIn } from './repository'

const known = readJson('/admin/known.json') as Promise<Known>
const maker = known.then((found) => pageMaker(found, readPublished))
const checker = known.then(changeChecker)
const published = new Map<string, Promise<unknown>>()

function readPublished(name: string): Promise<unknown> {
  const found = published.get(name) ?? readJson(`/data/${name}.json`)
  published.set(name, found)
  return found
}

/** A host may answer a missing file with its 404 page. */
async function readJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  return answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : null
}

async function check({ changes, database }: Questions['check']['asked']): Promise<Objection[]> {
  const texts = await textsOf(database)
  if (texts) return (await checker)(texts, changes)
  return mistakesWithoutRepository(await maker, changes)
}

async function textsOf(database: string): Promise<Texts | undefined> {
  const files = await readRepository(database)
  return files && new Map([...files].map(([name, { text }]) => [name, text]))
}

async function answerTo({ name, asked }: Question) {
  switch (name) {
    case 'page':
      return (await maker)(asked)
    case 'check':
      return check(asked)
    case 'wasPublic':
      return wasPublic(await known, asked.file)
    case 'whoNames':
      return whoNamesIn((await textsOf(asked.database)) ?? new Map(), asked.file)
  }
}

addEventListener('message', async ({ data: { id, ...question } }: MessageEvent<Question & { id: number }>) => {
  const answer = await answerTo(question).then(
    (answer) => ({ id, answer }),
    (error) => ({ id, failed: String(error?.message ?? error) }),
  )
  postMessage(answer)
})
