import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { originsOf } from '../../src/admin/repository'
import { repository } from '../../src/admin/settings'
import type { BlogEntry, BlogSummary, Redirect, SitePage } from '../../src/schema/entries'
import type { BlogPage } from '../../src/schema/pages'
import type { Site } from '../../src/schema/settings'
import { configureAdminPage } from './admin-page'
import { recordBuild } from './build-record'
import { bundleSite, loadBundles } from './bundle'
import { feeds } from './feeds'
import { hostFiles, hostRules, redirectFile, redirectPage } from './host-files'
import { type PictureFile, renderPictures } from './pictures'
import { prerender } from './prerender'
import { searchEngineFiles } from './search-engines'
import { adminSecurityPolicy, contentSecurityPolicy } from './security-policy'

/** Where things lie, as paths from the project's root. */
export type SiteFolders = { source: string; content: string; cache: string; out: string }

export type SiteKind = {
  /** The day that decided what is public. */
  day: string
  /** Whether search engines must leave the site alone. */
  isPreview: boolean
  /** Whether to take the bundles of the last build instead of making new ones. */
  reuseBundles: boolean
}

/**
 * Builds the whole site from generated content: bundles, pages, pictures, and what hosts and readers need.
 * `out` is replaced at the end, so a build that fails leaves the last good site as it is.
 * @param step called with the name of each step before it begins.
 */
export async function buildSite(
  folders: SiteFolders,
  { day, isPreview, reuseBundles }: SiteKind,
  step: (name: string) => void,
): Promise<{ pages: number }> {
  const readJson = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(path.join(folders.content, `${name}.json`), 'utf8'))
  const next = path.resolve(folders.cache, 'site')
  const bundled = path.resolve(folders.cache, 'bundles')

  if (!reuseBundles) {
    step('bundle')
    await bundleSite(bundled)
  }
  const { client, assets, bootScript, render } = await loadBundles(bundled)
  await rm(next, { recursive: true, force: true })
  await cp(client, next, { recursive: true })
  const adminPolicy = adminSecurityPolicy(originsOf(repository))
  const adminPage = path.join(next, 'admin/index.html')
  await writeFile(adminPage, configureAdminPage(await readFile(adminPage, 'utf8'), { repository, policy: adminPolicy }))

  step('pages')
  const site = await readJson<Site>('settings/site')
  const origin = site.url.replace(/\/+$/, '')
  const pages = await readJson<SitePage[]>('pages')
  const redirects = await readJson<Redirect[]>('redirects')
  const formTargets = site.newsletterUrl ? [new URL(site.newsletterUrl).origin] : []
  const policy = contentSecurityPolicy({ bootScript, formTargets })
  const count = await prerender({
    render,
    pages,
    contentDir: folders.content,
    outDir: next,
    parts: { assets, bootScript, policy, isPreview },
  })

  step('pictures')
  const media = path.join(folders.source, 'media')
  await renderPictures({
    pictures: await readJson<PictureFile[]>('pictures'),
    mediaDir: media,
    outDir: next,
    cacheDir: path.join(folders.cache, 'pictures'),
  })

  step('feeds and host files')
  // A feed reader keeps what it has seen: what is not public never gets there.
  const newest = (await readJson<BlogSummary[]>('blog')).filter(({ hidden }) => !hidden).slice(0, 30)
  const posts = await Promise.all(newest.map(({ slug }) => readJson<BlogEntry>(`blog/${slug}`)))
  const { title } = await readJson<BlogPage>('pages/blog')
  const files = {
    ...feeds(site, `${title} – ${site.name}`, posts),
    ...searchEngineFiles(origin, pages, isPreview),
    ...hostFiles(hostRules({ policy, adminPolicy, redirects, isPreview })),
    'build.json': `${JSON.stringify(await recordBuild(day))}\n`,
    ...Object.fromEntries(redirects.map((redirect) => [redirectFile(redirect.from), redirectPage(redirect, origin)])),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(next, name)), { recursive: true })
    await writeFile(path.join(next, name), text)
  }
  await cp(path.join(media, 'share.png'), path.join(next, 'share.png'))
  await rm(path.join(next, '.vite'), { recursive: true, force: true })

  step('replace')
  await rm(folders.out, { recursive: true, force: true })
  await rename(next, folders.out)
  return { pages: count }
}
