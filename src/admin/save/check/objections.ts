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

/**
 * Texts by the names of their files. A picture that would be there has its size, or is `true` where it cannot be measured;
 * `null` is for what would be gone.
 */
export type Changes = Record<string, string | Size | true | null>

export type Size = { width: number; height: number }

/** The sizes of the pictures of a change, by their paths below `content/media`. */
export const sizesIn = (changes: Changes): Record<string, Size> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, change]) =>
      typeof change === 'object' && change !== null ? [[name.replace(/^content\/media\//, ''), change]] : [],
    ),
  )

/** Gives what would be wrong with the site and is not wrong now. */
export type CheckChange = (changes: Changes) => Promise<Objection[]>
