/**
 * The site in several languages: which files make the site of each, which of its pages are translated, and the words that
 * an agency writes.
 */
import type { PageAddress, PageLanguages } from '../../../src/schema/entries'
import { ENGLISH, type Language } from '../../../src/schema/languages'
import type { Messages } from '../../../src/schema/words'
import { EnvironmentError } from '../../lib/environment-error'
import { isSingle, pathOf } from '../../lib/schema/file-kind'
import { type ContentFile, entryOf, siteSettings, siteUrl } from '../parse/content-file'
import { languageOf, originalOf, originalsIn } from '../source/names'

/** A further language, as the settings name it. */
export type NamedLanguage = { language: Language; url: string }

/** What a site in a further language knows of itself. */
export type SiteLanguage = NamedLanguage & { originalLanguage: Language }

/** The further languages that the settings name. */
export function languagesIn(files: readonly ContentFile[]): NamedLanguage[] {
  const { languages } = siteSettings(originalsIn(files))
  return Array.isArray(languages) ? languages : []
}

/** The language of the files directly in the content, and of the site that they make. */
export function firstLanguage(files: readonly ContentFile[]): Language {
  const { language } = siteSettings(originalsIn(files))
  return typeof language === 'string' ? language : ENGLISH
}

/** The address of the site in a language, or in the first one, as far as the settings can be read. */
export function addressIn(language: Language | undefined, files: readonly ContentFile[]): string | undefined {
  if (language === undefined) return siteUrl(originalsIn(files))
  return languagesIn(files).find((site) => site.language === language)?.url
}

/** @throws EnvironmentError when the settings do not name the language */
export function namedLanguage(language: Language, files: readonly ContentFile[]): SiteLanguage {
  const named = languagesIn(files).find((site) => site.language === language)
  if (named) return { ...named, originalLanguage: firstLanguage(files) }
  throw new EnvironmentError(
    `content/settings/site.yaml names no language "${language}"; docs/editing/translate-a-page.md says how a site gets one`,
  )
}

/** The files that a build checks: those of the language it builds, or, in the first language, those of all languages. */
export function checkedFiles<File extends ContentFile>(
  files: readonly File[],
  languages: readonly NamedLanguage[],
  language: Language | undefined,
): readonly File[] {
  const checked = new Set([undefined, ...languages.map((site) => site.language)])
  return files.filter(({ file }) => {
    const of = languageOf(file)
    return language === undefined ? checked.has(of) : of === language
  })
}

/**
 * The files of the site in one language. A file without a translation is that of the first language, and so is one whose
 * translation is not part of the build: a draft in one language hides nothing in another.
 * @param language a further language; without it, the first one
 */
export function filesOfSite<File extends ContentFile>(
  files: readonly File[],
  language: Language | undefined,
  includeHidden: boolean,
): readonly File[] {
  const originals = originalsIn(files)
  if (language === undefined) return originals
  const translations = new Map(
    files
      .filter(({ file, hidden }) => languageOf(file) === language && (includeHidden || !hidden))
      .map((file) => [originalOf(file.file), file]),
  )
  return originals.map((file) => translations.get(file.file) ?? file)
}

/** What the site in a further language adds to what is generated of a file. */
export function ofLanguage({ file, kind }: Pick<ContentFile, 'file' | 'kind'>, site: SiteLanguage | undefined) {
  if (site === undefined) return {}
  if (isSingle(kind, 'settings/site')) return site
  return pathOf(kind) !== undefined && languageOf(file) !== site.language ? { untranslated: true } : {}
}

type PagesOfSite = {
  files: readonly ContentFile[]
  pages: readonly { path: string; isOfList?: true }[]
  language: Language | undefined
}

/** Nothing for a site in one language. */
export function pageLanguages({ files, pages, language }: PagesOfSite): PageLanguages | undefined {
  const languages = languagesIn(files)
  if (languages.length === 0) return undefined
  const first = { language: firstLanguage(files), url: String(siteSettings(originalsIn(files)).url) }
  const originals = publicPaths(originalsIn(files))
  const translated = languages.map((site) => ({
    ...site,
    paths: publicPaths(files.filter(({ file }) => languageOf(file) === site.language)),
  }))

  const alternates: PageLanguages['alternates'] = {}
  for (const { path } of pages) {
    const others = translated.filter(({ paths }) => paths.has(path))
    if (others.length === 0 || !originals.has(path)) continue
    const at = ({ language, url }: { language: PageAddress['language']; url: string }) => ({
      language,
      url: `${url}${path}`,
    })
    alternates[path] = [...[first, ...others].map(at), at({ ...first, language: 'x-default' })]
  }
  const own = translated.find((site) => site.language === language)?.paths
  const untranslated = own ? pages.filter((page) => !own.has(page.isOfList ? listOf(page.path) : page.path)) : []
  return { alternates, untranslated: untranslated.map(({ path }) => path) }
}

const publicPaths = (files: readonly ContentFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ kind, hidden }) => (hidden ? [] : (pathOf(kind) ?? []))))

/** The overview that a page of a list belongs to: `/blog` for `/blog/page/2`. */
const listOf = (path: string): string => path.split('/', 2).join('/')

/** The name of the file with the words of a language, without its ending. */
export const wordsId = (language: Language): string => language.toLowerCase()

/** The language of such a file. */
export const languageOfWords = (id: string): Language => id.replace(/-.*$/, (country) => country.toUpperCase())

/** The file with the words of a language. */
export const wordsFile = (files: readonly ContentFile[], language: Language): ContentFile | undefined =>
  files.find(({ kind }) => 'words' in kind && kind.id === wordsId(language))

/** What it says, if it has no errors. */
export const ownWords = (files: readonly ContentFile[], language: Language): Messages | undefined =>
  entryOf(wordsFile(files, language))?.data as Messages | undefined
