/** Pictures and icons that are still those of the sample, and pages that have none to share. */
import { errorAt, type Finding, type Problem, START } from '../../build-content/problems/problem'
import { type Project, SHARE_PICTURE } from '../project'

/** What the large card of a shared link shows without cutting. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

export function checkPictures({ pages, pictures, publicFiles, sample }: Project): Problem[] {
  return [
    ...sharePicture(pictures.get(SHARE_PICTURE)),
    ...[...pictures]
      .filter(([, { hash }]) => sample.files.has(hash))
      .map(([path, { usedBy }]) => errorAt(`content/media/${path}`, START, samplePicture(usedBy))),
    ...publicFiles
      .filter(({ fingerprint }) => sample.files.has(fingerprint))
      .map(({ file }) => errorAt(file, START, sampleIcon)),
    ...pages
      .filter(({ entry: { schema, data } }) => 'image' in schema.shape && data.image === undefined)
      .map(({ entry: { file } }) => errorAt(file, START, withoutPicture)),
  ]
}

function sharePicture(found: { width: number; height: number } | undefined): Problem[] {
  const file = `content/media/${SHARE_PICTURE}`
  const hint = `Save a PNG of ${SHARE_WIDTH} by ${SHARE_HEIGHT} pixels under this name.`
  if (!found) {
    const message = 'There is no picture for links to the site that are shared.'
    return [errorAt(file, START, { code: 'missing-share-picture', message, hint })]
  }
  if (found.width === SHARE_WIDTH && found.height === SHARE_HEIGHT) return []
  const message = `The picture for shared links has ${found.width} by ${found.height} pixels and would be cut.`
  return [errorAt(file, START, { code: 'share-picture-size', message, hint })]
}

const samplePicture = (usedBy: string): Finding<string> => ({
  code: 'sample-picture',
  message: `This picture, shown by ${usedBy}, is a drawing of the sample.`,
  hint: 'Save your own under the same name, or name another picture there.',
})

const sampleIcon: Finding<string> = {
  code: 'sample-icon',
  message: 'This file is that of the sample: its sign, or its name.',
  hint: 'Save your own under the same name.',
}

const withoutPicture: Finding<string> = {
  code: 'no-picture',
  message: 'This page has no picture of its own; a shared link to it shows that of the whole site.',
  hint: 'Save one in content/media and name it:\nimage: press-kit.jpg',
}
