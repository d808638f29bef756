/** `npm run build:content`: arguments in, problems out, and an exit code: 0 built, 1 mistakes in the content, 2 anything else. */
import { parseArgs } from 'node:util'
import { type BuildOptions, buildContent, EnvironmentError } from '.'
import { isDay } from './dates'
import { environmentErrorOf } from './environment'
import { describeLeftOut } from './left-out'
import { type Format, formats, hasErrors, reportProblems, write } from './problems'
import { plural, visible } from './problems/words'

const USAGE = `Usage: npm run --silent build:content -- [options]
  --content DIR        folder of the content (content)
  --out DIR            where the JSON goes (.generated/content)
  --format FORMAT      pretty, json or github (pretty)
  --now YYYY-MM-DD     the day for publishAt (today)
  --include-hidden     write drafts and future posts too, marked as hidden
  --no-cache           neither read nor write the cache
`

type Arguments = BuildOptions & { format: Format; help: boolean }

function readArguments(args: string[]): Arguments {
  const { values } = parseStrictly(args)
  const { content = 'content', out = '.generated/content', format = 'pretty', now } = values
  if (!formats.includes(format as Format))
    throw new EnvironmentError(`--format is ${JSON.stringify(format)}; it can be ${formats.join(', ')}`)
  if (now !== undefined && !isDay(now))
    throw new EnvironmentError(`--now is ${JSON.stringify(now)}; write a day as YYYY-MM-DD`)
  for (const [name, value] of Object.entries({ content, out })) {
    if (value.trim() === '' || value.includes('\0')) throw new EnvironmentError(`--${name} needs the path of a folder`)
  }
  const help = values.help ?? false
  return { content, out, format: format as Format, now, includeHidden: values['include-hidden'], help }
}

function parseStrictly(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        format: { type: 'string' },
        now: { type: 'string' },
        'include-hidden': { type: 'boolean' },
        'no-cache': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new EnvironmentError(`${(error as Error).message.split(/\. |\n/)[0]}; --help lists the options`)
  }
}

async function run(args: string[]): Promise<number> {
  const started = performance.now()
  const { format, help, ...options } = readArguments(args)
  if (help) {
    await write(process.stdout, USAGE)
    return 0
  }
  const { problems, pages, leftOut, lineOf } = await buildContent(options).catch((error) => {
    throw environmentErrorOf(error, options.out) ?? error
  })
  await reportProblems(problems, format, lineOf)
  if (hasErrors(problems)) return 1
  if (format === 'pretty') {
    const hidden = leftOut.map((file) => `${describeLeftOut(file)}\n`)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    await write(process.stderr, `${hidden.join('')}Built ${plural(pages.length, 'page')} in ${seconds} s.\n`)
  }
  return 0
}

/** One line on stderr, whatever went wrong. */
async function explain(error: unknown): Promise<number> {
  const words = error instanceof Error ? error.message : String(error)
  const message = error instanceof EnvironmentError ? words : `unexpected: ${words}`
  await write(process.stderr, `build:content: ${visible(message.replace(/\s*\n\s*/g, ' '))}\n`)
  return 2
}

// No process.exit: it would cut off what is still on its way into a pipe.
process.exitCode = await run(process.argv.slice(2)).catch(explain)
