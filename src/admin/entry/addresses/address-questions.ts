/** What the forms ask about the address of an entry. */
import type { CheckChange } from '../../save/check/objections'

/** An entry that names another one, and what it is called. */
export type Naming = { file: string; title: string }

export type AddressQuestions = {
  check: CheckChange
  /** Which entries link to one, or refer to it. */
  whoNames: (file: string) => Promise<Naming[]>
  /** Whether the page of an entry was ever public, by the name of its file. */
  wasPublic: (file: string) => Promise<boolean>
  /** What is in a file now; `version` is the provider's hash of it. */
  read: (file: string) => Promise<{ text: string; version?: string } | undefined>
}
