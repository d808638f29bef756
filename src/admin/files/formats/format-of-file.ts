/** The format of each kind of file that the forms edit. */
import type { CollectionFile, EntryCollection } from '@sveltia/cms'
import { cmsCollections } from '../../cms/forms'
import type { Draft } from '../../cms/hook-types'
import { fileOfDraft } from '../../entry/page'
import { withPictures } from '../../fields/pictures'
import { type FileFormat, keepFrontMatter, keepYaml } from '.'
import { withSwitches } from './switches'

/** A format with the name that the forms have for it. */
export type NamedFormat = FileFormat & { name: string; extension: 'md' | 'yaml' }

/** All formats, by the folder of their files, or by the name of a file that exists exactly once. */
export const fileFormats: ReadonlyMap<string, NamedFormat> = new Map(
  cmsCollections().flatMap((found): [string, NamedFormat][] =>
    'files' in found ? found.files.map((file) => [file.file, formatFor(file)]) : [[found.folder, formatFor(found)]],
  ),
)

function formatFor({ format: name = '', fields }: CollectionFile | EntryCollection): NamedFormat {
  const isMarkdown = name.endsWith('-frontmatter')
  const made = withSwitches(withPictures(isMarkdown ? keepFrontMatter : keepYaml, fields), fields)
  return { ...made, name, extension: isMarkdown ? 'md' : 'yaml' }
}

/** The format of a file by its name. */
export const formatOfFile = (file: string): FileFormat | undefined =>
  fileFormats.get(file) ?? fileFormats.get(file.slice(0, file.lastIndexOf('/')))

/** The format of the file of a form. */
export const formatOfDraft = (draft: Draft): FileFormat | undefined => formatOfFile(fileOfDraft(draft) ?? '')
