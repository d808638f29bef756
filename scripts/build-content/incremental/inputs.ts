/** What the checks and the output of a file depend on besides the file itself, as one fingerprint. */
import type { Language } from '../../../src/schema/languages'
import { fingerprint } from '../../lib/fingerprint'
import type { PublishedUrls } from '../site/published-list'
import type { Media } from '../source/list'
import type { CachedFile } from './cached-files'

type Inputs = {
  files: readonly CachedFile[]
  media: Media
  includeHidden: boolean
  language?: Language
  published?: PublishedUrls
}

/** Fingerprint of what files can see of each other, and of the options. It does not cover the bytes of pictures. */
export function fingerprintInputs({ files, media, includeHidden, language, published }: Inputs): string {
  let text = JSON.stringify([[...media.paths].sort(), includeHidden, language, published?.text])
  // A file with errors counts with all of its bytes: what others can see of it is not certain.
  for (const { file, visible, bytes, hidden } of files) text += `${file} ${visible ?? `!${bytes}`} ${hidden?.reason}\n`
  // As one text: for thousands of files, handing over each line takes twice as long.
  return fingerprint(text)
}
