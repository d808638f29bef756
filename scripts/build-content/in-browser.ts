/**
 * What the forms of the public site use of the pipeline, in browsers: single steps for a few files. Nothing here reads the
 * disk.
 */
export { createChecks, withDraftsAside } from './check'
export { checkPortfolio } from './check/entries'
export { checkBody, checkFields } from './check/fields'
export { checkAliases, checkIds } from './check/paths'
export { checkPeople } from './check/people'
export { checkPublished } from './check/published'
export { lastYearFrom } from './check/values'
export { type Naming, whoNames } from './check/who-names'
export type { Context } from './output/context'
export { added, type Data, listItem, othersFor, wholeEntry } from './output/entry-data'
export {
  type ContentFile,
  categoriesIn,
  entryOf,
  type Publication,
  picturePaths,
  publicationOf,
  readableEntryOf,
  type Shown,
  shownEntry,
  siteSettings,
  siteUrl,
} from './parse/content-file'
export { type Entry, parseFile } from './parse/entry'
export { mapSite, type SiteMap } from './site/map'
export { markHidden, PUBLISHED_URLS } from './site/publication'
export { kindOfFile, MEDIA } from './source/names'
export type { Measured } from './source/night-pictures'
