/** Authors of the export who get a file of their own. */
import { lengths } from '../../../../src/lib/lengths'
import { plainText, shortened } from '../text/plain-text'
import { markdownFile } from './entry-text'
import type { NewPerson } from './names'
import type { NewPictures } from './new-pictures'
import { lineWith, type Told } from './report'

/** All that an export says of what an author does. */
const ROLE = 'Author'

export type PersonFile = { file: string; text: string; pictures: string[]; decide: Told[] }

/** The file of a person. */
export function personFile({ id, old }: NewPerson, pictures: NewPictures): PersonFile {
  const file = `content/people/${id}.md`
  const photo = old.photo && pictures.find(old.photo.src, '').picture?.path
  const name = shortened(plainText(old.name), lengths.label)
  const text = markdownFile({ name, role: ROLE, photo }, plainText(old.about ?? ''))
  const decide = [
    {
      file,
      line: lineWith(text, 'role:'),
      text: `The export does not say what ${name} does; "${ROLE}" stands in.`,
      remedy: 'Write what the person does, and whether the team page shows the person (team: true).',
    },
  ]
  return { file, text, pictures: photo === undefined ? [] : [photo], decide }
}
