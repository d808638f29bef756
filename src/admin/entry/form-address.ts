/** The addresses of forms. */
import { kindOf, partsOf } from './kind'

/** The form of an entry, by the folder and the name of its file. */
export const formAddress = (folder: string, name: string): string => `/admin/#/collections/${folder}/entries/${name}`

/** The form of a file by its name, such as `content/blog/brief-an-agency.md`; pictures have none. */
export function formOfFile(file: string): string | undefined {
  const { folder, id } = partsOf(file)
  return kindOf(file) && formAddress(folder, id)
}

/** Whether an address of the CMS is that of a form: of an entry, or of a new entry. */
export const isForm = (hash: string): boolean => /^#\/collections\/[^/]+\/(?:entries\/|new\b)/.test(hash)
