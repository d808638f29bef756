/**
 * Runs one task at a time. Of what is asked for while one runs, only the last is run afterwards: an older state of the
 * form need not be shown.
 */
export function latestOnly(failed: (error: unknown) => void): (task: () => Promise<void>) => void {
  let next: (() => Promise<void>) | undefined
  let isRunning = false
  async function run() {
    isRunning = true
    while (next) {
      const task = next
      next = undefined
      await task().catch(failed)
    }
    isRunning = false
  }
  return (task) => {
    next = task
    if (!isRunning) void run()
  }
}
