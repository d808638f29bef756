/** A site of an agency's own in the place of the sample. */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildContent } from '../../build-content/public'
import { hasErrors } from '../../lib/diagnostics'
import { formatPretty } from '../../lib/diagnostics/format'
import { EnvironmentError } from '../../lib/environment-error'
import { cleanHead, expectRepository } from '../changes/git'
import { goBackFirst } from '../changes/go-back'
import { BASE, baseOf, formatBase } from '../upgrade/base'
import type { Answers } from './answers'
import type { Changes } from './apply'
import { ownFiles } from './own-content'
import { drawPicture, PICTURES } from './pictures'
import { projectFiles, REMOVED } from './project-files'
import { contentFor } from './templates'

/** Git ignores this folder, and the next run empties it. */
const ASIDE = '.cache/start-fresh'

/**
 * Throws an EnvironmentError where starting fresh would lose something.
 * @param mayReplace whether words of the agency's own may go
 */
export async function checkStart(folder: string, mayReplace: boolean, today: string): Promise<void> {
  expectRepository(folder)
  goBackFirst(folder)
  cleanHead(folder)
  const own = mayReplace ? [] : await ownFiles(folder, join(folder, 'content'), today)
  if (own.length === 0) return
  const more = own.length > 1 ? ` and ${own.length - 1} more` : ''
  throw new EnvironmentError(
    `the content is no longer the sample (${own[0]}${more}), and starting fresh would replace it; to do so all the same, add --replace-my-content`,
  )
}

/** Everything that changes, known before anything is written. */
export async function planFresh(folder: string, answers: Answers, today: string): Promise<Changes> {
  const texts = contentFor(answers, today)
  const written = new Map<string, string | Uint8Array>([...texts].map(([file, text]) => [`content/${file}`, text]))
  const all = [...texts.values()].join('\n')
  for (const path of Object.keys(PICTURES)) {
    if (path === 'share.png' || all.includes(path))
      written.set(`content/media/${path}`, await drawPicture(path, answers.color))
  }
  for (const [file, content] of await projectFiles(folder, answers)) written.set(file, content)
  if (!existsSync(join(folder, BASE))) written.set(BASE, formatBase(baseOf(folder, 'HEAD')))
  await checkContent(folder, written, today)
  return { removed: REMOVED, written }
}

/** A value that the templates cannot hold is found here, and not in a site that no longer builds. */
async function checkContent(folder: string, written: Changes['written'], today: string): Promise<void> {
  const aside = join(folder, ASIDE)
  await rm(aside, { recursive: true, force: true })
  try {
    for (const [path, content] of written) {
      if (!path.startsWith('content/')) continue
      await mkdir(dirname(join(aside, path)), { recursive: true })
      await writeFile(join(aside, path), content)
    }
    const { diagnostics, lineOf } = await buildContent({
      content: join(aside, 'content'),
      out: join(aside, 'generated'),
      now: today,
    })
    if (hasErrors(diagnostics)) throw new Error(`these answers give no site:\n${formatPretty(diagnostics, lineOf)}`)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
