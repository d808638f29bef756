/** A process of its own that takes a lock at each place that it gets, and says whether it was alone there. */
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../../../scripts/lib/lock'

process.on('message', async (place: string) => {
  const alone = await withLock(place, async () => {
    const sign = join(place, '..', 'somebody-is-here')
    const handle = await open(sign, 'wx').catch(() => undefined)
    await handle?.close()
    await rm(sign, { force: true })
    return handle !== undefined
  })
  process.send?.(alone)
})
process.send?.('ready')
