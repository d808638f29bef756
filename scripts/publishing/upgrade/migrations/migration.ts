/** A change of what the content of every site must say, made once for each site. */

/** Text files of the content, by their path such as `content/settings/site.yaml`. */
export type ContentTexts = ReadonlyMap<string, string>

export type Migration = {
  /** 1 for the first one; `content-version.txt` has the number of the last migration that ran. */
  number: number
  /** What it does, as a sentence for the agency. */
  says: string
  /** All files as they must be. Run a second time, it changes nothing. */
  change: (texts: ContentTexts) => ContentTexts
}

/** Changes the files whose path fits, and no others. */
export const changeFiles = (
  texts: ContentTexts,
  path: RegExp,
  change: (file: string, text: string) => string,
): ContentTexts => new Map(Array.from(texts, ([file, text]) => [file, path.test(file) ? change(file, text) : text]))

/** The settings of the site, in each of its languages. */
export const SITE_SETTINGS = /^content\/(?:[a-z]{2}\/)?settings\/site\.yaml$/
