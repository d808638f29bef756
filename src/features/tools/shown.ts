/** Which of the free tools the site shows: all but those that the settings hide. */
import { site } from '@/content/settings'
import { type ToolSlug, tools } from './catalog'

const hidden: ReadonlySet<ToolSlug> = new Set(site.hiddenTools)

export const isShown = (slug: ToolSlug): boolean => !hidden.has(slug)

export const shownTools = tools.filter(({ slug }) => isShown(slug))
