/** The settings of the site, for commands that ask the live site something. */
import { type Entry, originalsIn, readEntries } from '../build-content/public'

/** Every entry of the content folder, and the data of the settings; nothing of them where their file has mistakes. */
export async function readSite(content: string): Promise<{ entries: Entry[]; settings: Entry['data'] | undefined }> {
  const { files } = await readEntries(content)
  const entries = originalsIn(files).flatMap(({ entry }) => entry ?? [])
  const settings = entries.find(({ kind }) => 'single' in kind && kind.single === 'settings/site')
  return { entries, settings: settings?.data }
}
