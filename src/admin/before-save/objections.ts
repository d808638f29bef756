/** What is asked about a change before it is saved, and what is answered. */

/** Something that the change would make wrong; `field` is the path of the field that it is in. */
export type Objection = {
  file: string
  severity: 'error' | 'warning'
  code: string
  message: string
  hint?: string
  field?: string
}

/** Texts by the names of their files, `true` for a picture that would be there, `null` for what would be gone. */
export type Changes = Record<string, string | true | null>

/** Gives what would be wrong with the site and is not wrong now. */
export type CheckChange = (changes: Changes) => Promise<Objection[]>
