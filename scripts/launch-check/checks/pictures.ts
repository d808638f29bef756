/** Pictures and icons that are still those of the sample, and pages that have none to share. */

import { isNightName } from '../../build-content/public'
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import type { FileKind } from '../../lib/schema/file-kind'
import { SHARE_PICTURE } from '../../lib/site-files'
import type { Project } from '../project'

/** What the large card of a shared link shows without cutting. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

export function checkPictures({ pages, pictures, publicFiles, sample }: Project): Diagnostic[] {
  return [
    ...sharePicture(pictures.get(SHARE_PICTURE)),
    ...[...pictures]
      .filter(([, { hash }]) => sample.files.has(hash))
      .map(([path, { usedBy }]) => diagnosticAt(`content/media/${path}`, START, samplePicture(path, usedBy))),
    ...publicFiles
      .filter(({ fingerprint }) => sample.files.has(fingerprint))
      .map(({ file }) => diagnosticAt(file, START, sampleIcon)),
    ...publicFiles
      .filter(({ hasMetadata }) => hasMetadata)
      .map(({ file }) => diagnosticAt(file, START, pictureMetadata)),
    ...pages
      .filter(({ entry: { kind, data } }) => isCaseStudy(kind) && data.image === undefined)
      .map(({ entry: { file } }) => diagnosticAt(file, START, withoutPicture)),
  ]
}

/** Other pages have a picture in any case, or are complete without one. */
const isCaseStudy = (kind: FileKind): boolean => 'collection' in kind && kind.collection === 'case-studies'

function sharePicture(found: { width: number; height: number } | undefined): Diagnostic[] {
  const file = `content/media/${SHARE_PICTURE}`
  const hint = `Save a PNG of ${SHARE_WIDTH} by ${SHARE_HEIGHT} pixels under this name.`
  if (!found) {
    const text = 'There is no picture for links to the site that are shared.'
    return [diagnosticAt(file, START, { code: 'missing-share-picture', text, hint })]
  }
  if (found.width === SHARE_WIDTH && found.height === SHARE_HEIGHT) return []
  const text = `The picture for shared links has ${found.width} by ${found.height} pixels and would be cut.`
  return [diagnosticAt(file, START, { code: 'share-picture-size', text, hint })]
}

const samplePicture = (path: string, usedBy: string): Message<string> => ({
  code: 'sample-picture',
  text: `This picture, shown by ${usedBy}${isNightName(path) ? ' in the dark scheme' : ''}, is a drawing of the sample.`,
  hint: isNightName(path)
    ? 'Remove the file, or save a dark version of your own picture under the same name.'
    : 'Save your own under the same name, or name another picture there.',
})

const sampleIcon: Message<string> = {
  code: 'sample-icon',
  text: 'This file is the one of the sample: its symbol or its name.',
  hint: 'Save your own under the same name.',
}

const pictureMetadata: Message<string> = {
  code: 'picture-metadata',
  text: 'This picture is served as it is, and carries what a camera or a program wrote into it: perhaps a place, a name or a serial number.',
  hint: 'Export it again without metadata (EXIF, XMP).',
}

const withoutPicture: Message<string> = {
  code: 'no-picture',
  text: 'This page has no picture of its own; a shared link to it shows that of the whole site.',
  hint: 'Save one in content/media and name it:\nimage: press-kit.jpg',
}
