import { availableParallelism, cpus, loadavg } from 'node:os'

/** Above this, something else is at work and times are longer than they should be. */
const BUSY = 1.5

/** One line about what everything ran on. */
export const machine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`

/** How busy the machine is just now, with a warning where that spoils figures. */
export function load(): string {
  const [lastMinute = 0] = loadavg()
  const warning = lastMinute > BUSY ? `: busy, above ${BUSY}; these figures are too high` : ''
  return `load average ${lastMinute.toFixed(2)}${warning}`
}
