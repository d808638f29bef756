/**
 * `build-content`: checks the content and writes it as JSON; with `check`, writes nothing but the cache. And the options
 * that several commands share.
 */
import type { ParseArgsConfig } from 'node:util'
import { choiceOption, nowOption, type Run, readOptions, write } from '../../lib/cli'
import { formats, hasErrors, reportDiagnostics } from '../../lib/diagnostics'
import { describeLeftOut, describeRemoved } from '../../lib/diagnostics/notes'
import { plural } from '../../lib/diagnostics/words'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { PROJECT } from '../../lib/source-fingerprint'
import { type BuildOptions, type BuildResult, buildContent } from '..'
import { openCache } from '../incremental/cache'
import { checkProjectFiles } from '../source/project-files'

/** `usage` is what `--help` prints. */
export type Command = { usage: string; run: Run }

/** Every command reads the same folder, whether it builds, checks or serves. */
export const content = { type: 'string', default: process.env.CONTENT_DIR ?? 'content' } as const
export const now = { type: 'string' } as const

/** What to build, and where to. */
export const where = {
  content,
  now,
  out: { type: 'string', default: '.generated/content' },
  'include-hidden': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options']

const printing = {
  format: { type: 'string', default: 'pretty' },
  'no-cache': { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options']

export const buildOptions = (values: { content: string; out: string; now?: string; 'include-hidden': boolean }) => ({
  content: folderOption('content', values.content),
  out: folderOption('out', values.out),
  now: nowOption(values.now),
  includeHidden: values['include-hidden'],
})

export function folderOption(name: string, value: string): string {
  if (value.trim() === '' || value.includes('\0')) throw new EnvironmentError(`--${name} needs the path of a folder`)
  return value
}

export const build: Command = {
  usage: `Usage: npm run --silent build:content -- [options]
Checks the content and writes it as JSON, or says what is wrong and writes nothing.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --out DIR            where the JSON goes (.generated/content)
  --format FORMAT      pretty, json or github (pretty)
  --now YYYY-MM-DD     the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --include-hidden     write drafts and future posts too, marked as hidden
  --no-cache           neither read nor write the cache
`,
  async run(args) {
    const started = performance.now()
    const { values } = readOptions(args, { ...where, ...printing })
    const options = buildOptions(values)
    return buildAndReport(options, values, ({ removed, leftOut, pages }) => {
      const files = leftOut.map((file) => `${describeLeftOut(file)}\n`).join('')
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      return `${describeRemoved(options.out, removed)}${files}Built ${plural(pages, 'page')} in ${seconds} s.\n`
    })
  },
}

export const check: Command = {
  usage: `Usage: npm run --silent build:content -- check [options]
Checks the content without writing anything.
  --content DIR        folder of the content (CONTENT_DIR, or content)
  --format FORMAT      pretty, json or github (pretty)
  --now YYYY-MM-DD     the day for publishAt, or "YYYY-MM-DD HH:MM" (now)
  --no-cache           neither read nor write the cache
`,
  async run(args) {
    const { values } = readOptions(args, { content, now, ...printing })
    const options = { content: folderOption('content', values.content), now: nowOption(values.now) }
    return buildAndReport(options, values, ({ pages }) => `Checked ${plural(pages, 'page')}: nothing is in the way.\n`)
  },
}

type Printing = { format: string; 'no-cache': boolean }

/** Builds, prints what is wrong, and what `summary` says of a build without errors. Gives the exit code. */
async function buildAndReport(
  options: BuildOptions,
  { format: written, 'no-cache': noCache }: Printing,
  summary: (result: BuildResult) => string,
): Promise<number> {
  const format = choiceOption('format', written, formats)
  const result = await buildOrExplain(options, !noCache)
  const diagnostics = [...checkProjectFiles(PROJECT), ...result.diagnostics]
  await reportDiagnostics(diagnostics, format, result.lineOf)
  if (hasErrors(diagnostics)) return 1
  if (format === 'pretty') await write(process.stderr, summary(result))
  return 0
}

/** Errors of the file system become one line about OUT. */
async function buildOrExplain(options: BuildOptions, withCache: boolean): Promise<BuildResult> {
  try {
    if (!withCache) return await buildContent(options)
    const cache = await openCache(options)
    const result = await buildContent({ ...options, memory: cache.memory })
    await cache.save()
    return result
  } catch (error) {
    throw explained(error, `cannot build into ${options.out ?? options.content}`)
  }
}
