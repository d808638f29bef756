/** `npm run take-sample`: notes what is in the project now as its sample. For maintainers of the sample, never for agencies. */
import { writeFile } from 'node:fs/promises'
import { today } from '../../build-content/dates'
import { readProject } from '../project'
import { formatSample, SAMPLE_LIST } from '.'
import { sampleOf } from './sample-of'

const { project } = await readProject('.', 'content', today())
const taken = sampleOf(project)
await writeFile(SAMPLE_LIST, formatSample(taken))
process.stdout.write(`${taken.texts.size} texts and ${taken.files.size} files are the sample now.\n`)
