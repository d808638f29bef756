/** A process of its own that writes one version over another and is killed at a step: `OUT OLD NEW STEP`, texts as JSON. */
import { writeOutput } from '../write'
import { arm } from './die-at-step'
import { planOf } from './plan'

const [out = '', old = 'null', next = '{}', step = ''] = process.argv.slice(2)
const known = JSON.parse(old) === null ? undefined : (await writeOutput(out, planOf(JSON.parse(old)))).written
arm(Number(step))
await writeOutput(out, planOf(JSON.parse(next)), known)
