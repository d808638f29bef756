/** Projects to check, and what the check prints about them. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { type ContentFiles, png, smallSite, writeSite } from '../../../tests/content/support/content'
import { formatPretty } from '../../lib/diagnostics/format'
import { launchCheck } from '..'
import type { Visit } from '../checks/outside-links'
import type { TryRelay } from '../checks/relay'
import { readProject } from '../project'
import type { Sample } from '../sample'

const made: string[] = []
afterAll(async () => {
  for (const root of made) await rm(root, { recursive: true })
})

/** Writes a site into a folder that goes after the tests, and returns its content folder. */
export async function contentWith(files: ContentFiles): Promise<string> {
  const root = await writeSite(files)
  made.push(root)
  return join(root, 'content')
}

/** The small site with addresses that could be real, sources, and pictures: ready to go live. */
export function readySite(): ContentFiles {
  const ready = Object.entries(smallSite()).map(([path, content]) => [
    path,
    typeof content === 'string' ? readyText(path, content) : content,
  ])
  return { ...Object.fromEntries(ready), 'media/share.png': png(1200, 630) }
}

const OFFICE = `offices:
  - heading: Office
    legalName: Acme LLC
    address:
      - 12 Harbor Street
    hours: Weekdays
    timeZone: UTC
`

const readyText = (path: string, text: string) =>
  text
    .replaceAll('example.com', 'birchway.press')
    .replaceAll('Birchway', 'Acme')
    .replace(
      /^( *)((?:- )?)value: .*\n *label: .*\n/gm,
      (figure, space: string, dash: string) => `${figure}${space}${' '.repeat(dash.length)}source: Own records\n`,
    )
    .replace(/^url: .*$/m, 'url: https://www.birchway.press')
    .replace(/^/, path.startsWith('case-studies/') ? 'image: press-kit.png\n' : '')
    .replace(/$/, path === 'settings/site.yaml' ? 'securityEmail: security@birchway.press\n' : '')
    .replace(/$/, path === 'pages/contact.yaml' ? OFFICE : '')

/** One file of the ready site with a text replaced. */
export function changed(path: string, from: string | RegExp, to: string): ContentFiles {
  const before = String(readySite()[path])
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  return { [path]: after }
}

export const NO_SAMPLE: Sample = { names: [], texts: new Set(), files: new Set() }
const refuses: TryRelay = async () => undefined
const allAnswer: Visit = async () => undefined

type Options = { sample?: Sample; visit?: Visit; tryRelay?: TryRelay; today?: string }

/** Reads the ready site with changes. */
export async function read(changes: ContentFiles) {
  const content = await contentWith({ ...readySite(), ...changes })
  const found = await readProject(join(content, '..'), content, '2025-06-01')
  expect(formatPretty(found.diagnostics)).toBe('')
  return found
}

/** Everything that the check prints about the ready site with changes. */
export async function printed(changes: ContentFiles, options: Options = {}) {
  const { sample = NO_SAMPLE, today = '2025-06-01' } = options
  const { project, lineOf } = await read(changes)
  const visit = 'visit' in options ? options.visit : allAnswer
  const tryRelay = 'tryRelay' in options ? options.tryRelay : refuses
  return formatPretty(await launchCheck({ ...project, sample, today }, visit, tryRelay), lineOf)
}
