/** `npm run start-fresh`: replaces the sample by the least content that makes a good site of an agency's own. */
import { today as currentDay } from '../../../src/lib/calendar-day'
import { readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { EnvironmentError } from '../../lib/environment-error'
import { alone } from '../changes/journal'
import { STOPPED, Stopped, stopSignal } from '../changes/stop'
import { checkStart, planFresh } from '.'
import { type Answers, LANGUAGES, PARTS, type Part, problemOf, TEXTS, TOOLS } from './answers'
import { applyChanges } from './apply'
import { ask } from './ask'
import { adjustments } from './colors'

const USAGE = `Usage: npm run start-fresh -- [options]
Replaces the sample by a small site of your own that says in each place what to write there. Asks for what no option gives.
  --name NAME           name of the agency
  --url ADDRESS         address of the site, such as https://www.your-agency.com
  --email ADDRESS       address that visitors write to
  --language CODE       language of the site: ${Object.keys(LANGUAGES).join(', ')}
  --currency CODE       currency of the prices, such as EUR
  --color COLOR         color of the agency, such as "#0b5fa5"
  --parts LIST          parts of the site, with commas between them, or none (all):
                        ${PARTS.join(', ')}
  --tools LIST          tools of the site, with commas between them, or none (all)
  --replace-my-content  also when the content is no longer the sample
With the first six options it asks nothing. docs/upgrading.md says more.
`

const option = { type: 'string' } as const

async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, {
    ...{ name: option, url: option, email: option, language: option, currency: option, color: option },
    ...{ parts: option, tools: option },
    'replace-my-content': { type: 'boolean', default: false },
  })
  const given: Partial<Answers> = {
    ...Object.fromEntries(
      TEXTS.flatMap((name) => (values[name] === undefined ? [] : [[name, checked(name, values[name])]])),
    ),
    ...(values.parts !== undefined && { parts: chosen('parts', values.parts, PARTS) as Part[] }),
    ...(values.tools !== undefined && { tools: chosen('tools', values.tools, TOOLS) }),
  }
  const missing = TEXTS.find((name) => given[name] === undefined)
  if (missing !== undefined && !process.stdin.isTTY)
    throw new EnvironmentError(`--${missing} is missing; --help lists the options`)
  const today = currentDay()
  await checkStart('.', values['replace-my-content'], today)
  return replace(given, missing === undefined, today)
}

async function replace(given: Partial<Answers>, isComplete: boolean, today: string): Promise<number> {
  try {
    const answers = isComplete ? ({ parts: PARTS, tools: TOOLS, ...given } as Answers) : await ask(given)
    const changes = await planFresh('.', answers, today)
    if (!(await alone('.', () => applyChanges('.', changes, stopSignal())))) throw new Stopped()
    await write(process.stdout, report(answers))
    return 0
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await write(process.stderr, 'start-fresh: stopped; nothing was changed\n')
    return STOPPED
  }
}

function checked(name: (typeof TEXTS)[number], text: string): string {
  const problem = problemOf[name](text)
  if (problem === undefined) return text
  throw new EnvironmentError(`--${name} ${problem}, not ${JSON.stringify(text)}`)
}

function chosen(name: string, text: string, all: readonly string[]): string[] {
  const words = text === 'none' ? [] : text.split(',').map((word) => word.trim())
  const unknown = words.find((word) => !all.includes(word))
  if (unknown === undefined) return words
  throw new EnvironmentError(`--${name} names ${JSON.stringify(unknown)}; it can be ${all.join(', ')}`)
}

const report = ({ name, color }: Answers): string => `The site of ${name} is in place of the sample.
${adjustments(color)
  .map((line) => `${line}\n`)
  .join('')}What to do next:
  npm run dev             look at it, and write: the forms are at /admin/
  npm run launch-check    lists every place that still has something to write
  git add --all && git commit --message "Our own site"
To go back instead: git stash --include-untracked
`

await runCommand('start-fresh', withHelp(USAGE, run))
