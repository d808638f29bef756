/** Files that were never meant to be content: backups, documents of other programs, pictures outside of content/media. */

import { idFrom } from '../../../src/lib/id-from'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'

/** What editors, browsers and tools for merging leave behind: `post.md.bak`, `#post.md#`. */
const BACKUP = /^#.*#$|\.(?:bak|bkp|backup|old|orig|rej|save|tmp|temp|part|partial|download|crdownload|opdownload)$/i
const DOCUMENT =
  /\.(?:docx?|docm|dotx?|odt|ott|rtf|pages|pdf|pptx?|odp|key|xlsx?|xlsm|ods|csv|tsv|numbers|gdoc|gsheet|gslides)$/i
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp|ico|psd|ai|eps|sketch|xcf|raw)$/i
const RECORDING_OR_ARCHIVE = /\.(?:mp[34]|m4[av]|mov|avi|webm|wav|ogg|zip|rar|7z|gz|tgz)$/i

/** The folder of all content, that of pictures, or one of files in a format. */
export type FolderKind = 'top' | 'media' | 'md' | 'yaml'

/** The message about a file that is not read; none about a file that can be content, or nearly has its name. */
export function strayMessage(name: string, folder: FolderKind): Message | undefined {
  if (BACKUP.test(name)) return stray(name, 'looks like a backup or an unfinished file', 'Delete it')
  if (folder === 'media') return undefined
  if (PICTURE.test(name)) return stray(name, 'is a picture', 'Move it into content/media')
  if (RECORDING_OR_ARCHIVE.test(name)) return stray(name, 'is a recording or an archive', 'Delete it')
  if (!DOCUMENT.test(name)) return undefined
  const text = idFrom(name.slice(0, name.lastIndexOf('.')))
  const copy = folder === 'top' || text === '' ? 'Delete it' : `Copy its text into a new file, ${text}.${folder}`
  return stray(name, 'is a document of another program', copy)
}

const stray = (name: string, what: string, remedy: string): Message => ({
  code: 'stray-file',
  severity: 'warning',
  text: `${quote(name)} ${what}, so it is not read.`,
  hint: `${remedy}, or keep it outside of the content folder.`,
})
