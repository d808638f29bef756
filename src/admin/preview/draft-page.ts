/** What the panel asks for whenever something is typed, and what it gets. */
import type { Objection, Size } from '../save/check/objections'

/** An entry as it would be saved. */
export type DraftText = {
  /** The name of its file, such as `content/blog/brief-an-agency.md`. */
  file: string
  text: string
  /** Pictures that would be saved with it, by their paths below `content/media`. */
  pictures: Record<string, Size>
}

/** Something that is wrong in the entry. */
export type Mistake = Omit<Objection, 'file'>

/**
 * What the generated files say then, by their names such as `blog/brief-an-agency`. No `data` as long as a mistake keeps
 * the pipeline from making it.
 */
export type DraftPage = { data?: Record<string, unknown>; mistakes: Mistake[] }

/** Makes the data of pages of an entry that is not saved. @param names the files that the page reads */
export type MakePage = (draft: DraftText, names: readonly string[]) => Promise<DraftPage>

/** What the addresses of an unsaved picture have where those of a saved one have the hash of its bytes. */
export const UNSAVED_HASH = '00000000'
