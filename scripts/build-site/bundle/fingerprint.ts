/** What a program is made of, as one fingerprint: it is bundled again when any of these bytes differ. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLED } from '../../../src/content/bundled'
import { fingerprintOfAll } from '../../lib/fingerprint'
import { sourceParts } from '../../lib/source-fingerprint'

export type ProgramName = 'site' | 'admin' | 'local-admin' | 'draft-page'

/** What all programs are made with. */
const TOOLS = ['package-lock.json', 'scripts/build-site/bundle']

/** Where the modules of the forms are. The bundle stops at a module from elsewhere. */
export const SOURCES_OF_FORMS = ['src/admin', 'src/tools', 'src/lib', 'src/schema', 'src/content']

/**
 * @param content folder of the generated content
 */
export function fingerprintOfProgram(name: ProgramName, content: string): string {
  if (name === 'admin' || name === 'local-admin') {
    return fingerprintOfAll(sourceParts([...SOURCES_OF_FORMS, 'scripts/lib/cms', ...TOOLS]))
  }
  // Styles are made of the class names in all of src.
  const site = ['src', 'theme', 'vite.config.ts', 'tsconfig.json', ...TOOLS]
  const words = sourceParts([join(content, 'words')])
  if (name === 'draft-page') {
    const pipeline = sourceParts(['scripts/build-content', 'scripts/build-site/draft-page', 'scripts/lib'])
    return fingerprintOfAll([...sourceParts(site), ...words, ...pipeline])
  }
  const sources = sourceParts([...site, 'public'])
  const imported = BUNDLED.map((file) => readFileSync(join(content, `${file}.json`)))
  return fingerprintOfAll([...sources, ...words, ...imported])
}
