import type { DraftPage, MakePage } from './draft-page'

/** The program that the build makes of scripts/build-site/draft-page/worker.ts. */
const WORKER = '/admin/draft-page.js'

type Answer = { id: number; page?: DraftPage; failed?: string }

/** Makes pages in a worker of the browser, which is started for the first one. */
export function makePageInWorker(): MakePage {
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

  return async (draft) => {
    worker ??= start()
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    worker.postMessage({ id, draft })
    const { page, failed } = await answered
    if (!page) throw new Error(failed)
    return page
  }
}
