/** Which version of the code runs. What another version remembered does not count. */
import { fingerprintOfAll } from '../../lib/fingerprint'
import { sourceParts } from '../../lib/source-fingerprint'

/** What the pipeline is made of. tests/architecture follows its imports. */
export const SOURCES: readonly string[] = [
  'package-lock.json',
  'scripts/build-content',
  'scripts/lib',
  'src/admin/files/file-format',
  'src/content',
  'src/lib',
  'src/schema',
  'src/words',
]

/**
 * The fingerprint of the sources, however the process was started.
 * @param more files and folders that the caller is made of besides the pipeline
 */
export const codeVersion = (more: readonly string[] = []): string =>
  fingerprintOfAll(sourceParts([...SOURCES, ...more]))
