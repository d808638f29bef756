/** The categories of the blog, which the settings list. */
import type { Category } from '../../../src/schema/entries'
import { isSingle } from '../../lib/schema/file-kind'
import { type ContentFile, entryOf } from '../parse/content-file'
import { originalsIn } from '../source/languages'

/** The categories of the site in every language; nothing while the settings have errors. */
export function categoriesIn(files: readonly ContentFile[]): readonly Category[] | undefined {
  const settings = entryOf(originalsIn(files).find(({ kind }) => isSingle(kind, 'settings/site')))
  return settings && ((settings.data.categories ?? []) as Category[])
}
