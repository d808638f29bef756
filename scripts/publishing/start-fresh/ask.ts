/** Asks for the answers that no flag gave. */
import { cancel, confirm, intro, isCancel, multiselect, note, select, text } from '@clack/prompts'
import { Stopped } from '../changes/stop'
import { type Answers, keptTools, LANGUAGES, PARTS, type Part, problemOf, TEXTS, type TextName, TOOLS } from './answers'
import { adjustments } from './colors'

const QUESTIONS: Record<TextName, { message: string; placeholder?: string }> = {
  name: { message: 'What is your agency called?' },
  url: { message: 'At which address will the site be?', placeholder: 'https://www.your-agency.com' },
  email: { message: 'Which e-mail address do visitors write to?', placeholder: 'hello@your-agency.com' },
  language: { message: 'In which language is the site?' },
  currency: { message: 'In which currency are your prices?', placeholder: 'EUR' },
  color: { message: 'What is the color of your agency?', placeholder: '#0b5fa5' },
}

const PART_NAMES: Record<Part, string> = {
  customers: 'Customers and case studies',
  blog: 'Blog',
  resources: 'Guides',
  tools: 'Free tools',
  press: 'Press page and releases',
  startups: 'Page of packages for startups',
  team: 'Team',
}

/** All answers; those that are given are not asked for. */
export async function ask(given: Partial<Answers>): Promise<Answers> {
  intro('A site of your own, in place of the sample. Ctrl-C stops at any time and changes nothing.')
  const texts: Partial<Record<TextName, string>> = {}
  for (const name of TEXTS) texts[name] = given[name] ?? (await askFor(name))
  const parts =
    given.parts ??
    (await answered(
      multiselect({
        message: 'Which parts does the site have? (space chooses, enter goes on)',
        options: PARTS.map((value) => ({ value, label: PART_NAMES[value] })),
        initialValues: [...PARTS],
        required: false,
      }),
    ))
  const tools = given.tools ?? (parts.includes('tools') ? await askForTools() : [])
  const answers = { ...(texts as Pick<Answers, TextName>), parts, tools }
  const said = adjustments(answers.color)
  if (said.length > 0) note(said.join('\n'), 'Your color')
  const isAgreed = await answered(
    confirm({ message: `Replace the sample by a new site for ${answers.name} (${countOf(answers)})?` }),
  )
  if (!isAgreed) throw new Stopped()
  return answers
}

function askFor(name: TextName): Promise<string> {
  const question = QUESTIONS[name]
  if (name === 'language') {
    const options = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))
    return answered(select({ ...question, options }))
  }
  const validate = (value: string | undefined) => {
    const problem = problemOf[name](value ?? '')
    return problem === undefined ? undefined : `This ${problem}.`
  }
  return answered(text({ ...question, validate }))
}

const askForTools = (): Promise<string[]> =>
  answered(
    multiselect({
      message: 'Which tools?',
      options: TOOLS.map((value) => ({ value, label: value })),
      initialValues: [...TOOLS],
      required: true,
    }),
  )

const countOf = (answers: Answers): string =>
  `${answers.parts.length} of ${PARTS.length} parts, ${keptTools(answers).length} of ${TOOLS.length} tools`

/** What was answered. @throws Stopped on Ctrl-C */
async function answered<Value>(prompt: Promise<Value>): Promise<Exclude<Value, symbol>> {
  const value = await prompt
  if (!isCancel(value)) return value as Exclude<Value, symbol>
  cancel('Stopped.')
  throw new Stopped()
}
