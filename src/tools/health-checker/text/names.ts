/** Whether a text names the organisation: in full, or by a first word that is long enough to be a name by itself. */
export function namesOrganisation(text: string, organisation: string | undefined): boolean {
  if (!organisation) return false
  const plain = text.toLowerCase().replace(/[’']/g, "'")
  const name = organisation.toLowerCase().replace(/[’']/g, "'")
  if (plain.includes(name)) return true
  const [first = ''] = name.split(/\s+/)
  return first.length >= 5 && plain.includes(first)
}

/** A person by first and last name. */
export const PERSON =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)? (?:(?:van|von|de|der|da|bin|al) )*\p{Lu}[\p{L}'’-]+/gu
