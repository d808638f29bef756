/** The pipeline in the browser, for the forms of the public site. */
import type { Pipeline } from '../../cms/hooks'
import type { Repository } from '../repository'
import { showHistory } from './history'
import { historyOf } from './provider-history'
import type { Answer, Questions } from './questions'
import { readRepository } from './read-repository'

/** The program that the build makes of scripts/build-site/draft-page/worker.ts. */
const WORKER = '/admin/draft-page.js'

/**
 * Asks a worker of the browser, which is started for the first question.
 * @param database where the CMS keeps what it has read of the repository
 */
export function pipelineInWorker(database: string, repository: Repository): Pipeline {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()

  function start(): Worker {
    const started = new Worker(WORKER, { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    started.addEventListener('error', ({ message }) => {
      for (const [id, answer] of waiting) answer({ id, failed: message || 'its program could not be loaded' })
      waiting.clear()
      worker = undefined
    })
    return started
  }

  async function ask<Name extends keyof Questions>(name: Name, asked: Questions[Name]['asked']) {
    worker ??= start()
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    worker.postMessage({ id, name, asked })
    const { answer, failed } = await answered
    if (failed !== undefined) throw new Error(failed)
    return answer as Questions[Name]['answer']
  }

  return {
    makePage: (draft) => ask('page', draft),
    check: (changes) => ask('check', { changes, database }),
    wasPublic: (file) => ask('wasPublic', { file }),
    whoNames: (file) => ask('whoNames', { file, database }),
    async read(file) {
      const { text, sha } = (await readRepository(database))?.get(file) ?? {}
      return text === undefined ? undefined : { text, version: sha }
    },
    async readPicture(file) {
      const { path, headers } = historyOf(repository).load(file, repository.branch)
      return (await globalThis.cmsApi(path, { headers, responseType: 'blob' })) as Blob
    },
    showHistory: (draft) => showHistory(draft, repository),
  }
}
