/**
 * A process of its own that writes one version over another, and is killed before one of the steps of that:
 * `OUT OLD NEW STEP`, with the texts as JSON. Prints the steps as JSON when it comes to the end.
 */
import { writeOutput } from '../../../scripts/build-content/output/write'
import { beforeEachStep } from './disk-steps'
import { planOf } from './plan'

const [out = '', old = 'null', next = '{}', step = ''] = process.argv.slice(2)
const known = JSON.parse(old) === null ? undefined : (await writeOutput(out, planOf(JSON.parse(old)))).written
const steps: string[] = []
beforeEachStep((name) => {
  steps.push(name)
  if (steps.length === Number(step)) process.kill(process.pid, 'SIGKILL')
})
await writeOutput(out, planOf(JSON.parse(next)), known)
process.stdout.write(JSON.stringify(steps))
