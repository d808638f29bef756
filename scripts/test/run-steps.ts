import type { Count } from './reports'
import { type Run, run } from './run'
import type { Step } from './steps'

export type Result = Count & { name: string; seconds: number; output: string; succeeded: boolean }

/**
 * Runs all steps, each as soon as the steps that it needs have succeeded, and side by side where it can.
 * @param onEnd called with the result of each step, in the order in which they end.
 */
export async function runSteps(
  steps: Step[],
  onEnd: (result: Result) => void,
  runCommand: (command: string[]) => Promise<Run> = run,
): Promise<Result[]> {
  const running = new Map<string, Promise<Result>>()
  const start = (step: Step): Promise<Result> => {
    const known = running.get(step.name)
    if (known) return known
    const needed = steps.filter(({ name }) => step.after?.includes(name)).map(start)
    const result = Promise.all(needed).then((results) => runStep(step, results, runCommand))
    result.then(onEnd)
    running.set(step.name, result)
    return result
  }
  return Promise.all(steps.map(start))
}

async function runStep(
  { name, command, count }: Step,
  needed: Result[],
  runCommand: (command: string[]) => Promise<Run>,
): Promise<Result> {
  const missing = needed.filter(({ succeeded }) => !succeeded).map((result) => result.name)
  if (missing.length > 0) {
    const output = `Did not run, because it needs: ${missing.join(', ')}\n`
    return { name, passed: 0, failed: 1, seconds: 0, output, succeeded: false }
  }
  const { succeeded, seconds, output } = await runCommand(command)
  // A command that failed without a failed test broke off: that is a failure too.
  const counted = (await count?.().catch(() => undefined)) ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const failed = succeeded ? counted.failed : Math.max(counted.failed, 1)
  return { name, passed: counted.passed, failed, seconds, output, succeeded }
}
