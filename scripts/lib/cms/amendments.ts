/**
 * What the forms change in the program of the CMS while it is bundled, because none of its extension points reaches there.
 * Each place must be found exactly as often as it says, or the bundle fails: a new version of the CMS cannot lose one
 * unnoticed.
 */
export type Amendment = {
  /** What an editor has from it. */
  why: string
  find: RegExp
  replace: string
  /** How many places there are. */
  times?: number
}

/** Text in the CMS's table of English words. */
const words = (key: string, from: string, to: string): Amendment => ({
  why: `The forms say “${to}”.`,
  find: new RegExp(`\\b${key}:\`${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\``, 'g'),
  replace: `${key}:\`${to.replaceAll('$', '$$$$')}\``,
})

export const wordAmendments: readonly Amendment[] = [
  { ...words('slug', 'Slug', 'Address'), times: 2 },
  words('edit_slug', 'Edit Slug', 'Change Address'),
  words('empty', 'The slug cannot be empty.', 'The address cannot be empty.'),
  words(
    'invalid',
    'The slug cannot contain special characters, including slashes and spaces.',
    'An address has no special characters, slashes or spaces.',
  ),
  words('duplicate', 'This slug is used for another entry.', 'Another page has this address.'),
  words('unselected_option', '(None)', 'Not chosen'),
  words('view_on_live_site', 'View on Live Site', 'Open the page'),
  words('visit_live_site', 'Visit Live Site', 'Open the site'),
  words('live_site', 'Live Site', 'Site'),
  words('show_content_options_x_locale', 'Show {$locale} Content Options', 'More for the whole form'),
  words('content_options_x_locale', '{$locale} Content Options', 'For the whole form'),
  words(
    'description',
    'There was an error while saving the entry. Please try again later.',
    'This was not saved. Your text is still in the form.',
  ),
]

/** The program of the CMS with all amendments made. */
export function amended(code: string, amendments: readonly Amendment[]): string {
  return amendments.reduce((text, { why, find, replace, times = 1 }) => {
    const found = text.match(find)?.length ?? 0
    if (found !== times) {
      throw new Error(`The CMS is not as expected: found ${found} places instead of ${times} for: ${why} (${find})`)
    }
    return text.replace(find, replace)
  }, code)
}
