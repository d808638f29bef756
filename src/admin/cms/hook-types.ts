/** What the CMS calls, and what it hands over, at the places that scripts/lib/cms/amendments.ts changes in it. */

/** The values of a form by the path of their field, such as `process.0.title`. */
export type FlatValues = Record<string, unknown>

/** The site has one language, which the CMS keeps under this name. */
export const LOCALE = '_default'

type ByLocale<Value> = Record<typeof LOCALE, Value>

export type Validity = { valid: boolean; customError?: boolean; customErrorMessage?: string }

/** A form that is open, as far as our code reads and writes it. */
export type Draft = {
  collectionName: string
  /** The name of the file, in a collection of single files. */
  fileName?: string
  isNew: boolean
  /** Missing for a new entry; the name of its file without the ending. */
  originalEntry?: ListedEntry
  currentValues: ByLocale<FlatValues>
  originalValues: ByLocale<FlatValues>
  validities: ByLocale<Record<string, Validity>>
  validationMessages: ByLocale<Record<string, string[]>>
  /** Pictures that were chosen and not saved yet. */
  files: Record<string, unknown>
  /** Which items and groups of fields are unfolded, by their paths. */
  expanderStates: { _: Record<string, boolean> }
  interacted?: boolean
}

/** An entry in a list, with the values that its file had. */
export type ListedEntry = { slug: string; locales: ByLocale<{ path: string; content?: FlatValues }> }

export type Backup = { timestamp: Date; currentValues: ByLocale<FlatValues> }

/** A file that is about to be written. */
export type Change = {
  action: 'create' | 'update' | 'move' | 'delete'
  path: string
  /** Where a file was that moves. */
  previousPath?: string
  /** The version that Gitea wants to hear of. */
  previousSha?: string
  data?: string | File
}

/** What happened in the repository to an entry after its form was opened. */
export type Conflict =
  | { type: 'deleted'; entry?: undefined }
  | {
      type: 'modified'
      entry: ListedEntry & { commitAuthor?: { name?: string; login?: string; email?: string }; commitDate?: Date }
    }

export type CmsHooks = {
  /**
   * The open form changed, another form opened, or the form was closed.
   * @param save writes its backup; missing where the browser keeps nothing
   */
  draftChanged: (draft: Draft | null | undefined, save?: (draft: Draft) => Promise<void>) => void
  /** Whether a backup goes into the form. */
  askToRestore: (backup: Backup, draft: Draft) => Promise<boolean>
  /**
   * Lets an entry that somebody else changed or deleted be saved all the same.
   * @throws Error when its editor goes back to the form.
   */
  settleConflict: (conflict: Conflict, draft: Draft) => Promise<void>
  /**
   * Adds to a save what has to change with it, and says how it goes on: as it is, or from its beginning because something else is to be written.
   * @throws Error with the message `validation_failed`, or that of save/check/back-to-form.ts, when nothing shall be saved.
   */
  beforeSave: (changes: Change[], draft: Draft) => Promise<'save' | 'start again'>
  /**
   * A save begins.
   * @returns what is called at its end, with what fills the form with what was saved
   */
  saving: (draft: Draft) => (fill: () => Draft) => void
  /** Adds to a deletion what has to change with it. Never returns when the editor keeps the entry. */
  beforeDelete: (changes: Change[]) => Promise<void>
  /** Called when it is done. */
  deleted: () => void
  /** Whether required fields of a form may be empty. */
  mayBeIncomplete: (draft: Draft) => boolean
  /**
   * Whether the editor has already read why something was not saved.
   * @param cause what the CMS knows of it: the answer of the provider, or an error
   */
  isReported: (cause: unknown) => boolean
  /** What a list shows of an entry, as HTML. @param title the title as HTML */
  listedAs: (entry: ListedEntry, title: string) => string
  /** Loads the page again without asking: what was typed is backed up first. */
  reload: () => Promise<void>
}

declare global {
  var cmsHooks: CmsHooks
  /** Asks the API of the Git provider as the CMS does: at its address, with the token of the editor. */
  var cmsApi: (
    path: string,
    options?: { headers?: Record<string, string>; responseType?: 'json' | 'text' | 'blob' },
  ) => Promise<unknown>
  /** All entries that the CMS has read or saved. */
  var cmsEntries: { readonly current: readonly ListedEntry[] }
}
