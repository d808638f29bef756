/** Imports an export of `fixtures` into a small site, as the command does, and builds the content. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ContentFiles, writeSite } from '../../../../tests/content/support/content'
import { buildContent } from '../../../build-content/public'
import { formatPretty } from '../../../lib/diagnostics/format'
import { drawingOf } from '../../../lib/sharp'
import { planImport } from '../plan'
import { formatReport, type Report } from '../plan/report'
import { readExport } from '../read'
import { writePlan } from '../write'

const FIXTURES = 'scripts/publishing/import/fixtures'
export const TODAY = '2025-11-10'

export type Imported = {
  /** The folder that holds `content`. */
  root: string
  report: Report
  printed: string
  /** Names of the files that were written. */
  created: string[]
  read: (file: string) => Promise<string>
  /** What the pipeline says of the content afterwards: its errors, and every address that answers. */
  built: { errors: string; addresses: Set<string> }
}

const made: string[] = []

/** Removes what tests made. */
export async function cleanUp(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
}

/** A copy of an export, with pictures beside it. */
export async function exportWith(name: string, pictures: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  made.push(folder)
  await cp(join(FIXTURES, name), folder, { recursive: true })
  const png = await picture()
  for (const path of pictures) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), png)
  }
  return folder
}

const picture = () =>
  drawingOf(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#356"/></svg>',
  )
    .png()
    .toBuffer()

/** @param into a site that is there, or what a new one has beside its small content */
export async function importInto(path: string, into: string | ContentFiles = {}): Promise<Imported> {
  const root = typeof into === 'string' ? into : await writeSite(into)
  if (typeof into !== 'string') made.push(root)
  const content = join(root, 'content')
  const { old, folder: media } = readExport(path)
  const plan = await planImport(old, { content, media, today: TODAY })
  await writePlan(plan, content)
  const { diagnostics, addresses, lineOf } = await buildContent({ content, out: join(root, 'out'), now: TODAY })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return {
    root,
    report: plan.report,
    printed: formatReport(plan.report, true),
    created: [...plan.created.keys()],
    read: (file) => readFile(join(root, file), 'utf8'),
    built: {
      errors: formatPretty(errors, lineOf),
      addresses: new Set(addresses().map(({ path: address }) => address)),
    },
  }
}
