/** The categories of the blog become a list in the settings. Before, there were four, with these addresses. */
import { type ContentTexts, changeFiles, type Migration } from './migration'

const POST = /^content\/(?:[a-z]{2}\/)?blog\/[^/]+\.md$/

const BEFORE = { Development: 'development', Design: 'design', Marketing: 'marketing', 'UX/UI': 'ux-ui' }

export const blogCategories: Migration = {
  number: 2,
  says: 'The settings list the categories that posts name, each with its address as before.',
  change: (texts) =>
    changeFiles(texts, /^content\/settings\/site\.yaml$/, (_, settings) =>
      /^categories:/m.test(settings) ? settings : withList(settings, namedIn(texts)),
    ),
}

function namedIn(texts: ContentTexts): [name: string, id: string][] {
  const posts = [...texts].flatMap(([file, text]) => (POST.test(file) ? text : []))
  return Object.entries(BEFORE).filter(([name]) =>
    posts.some((text) => new RegExp(`^category:\\s*(['"]?)${name}\\1\\s*(?:#.*)?$`, 'm').test(text)),
  )
}

function withList(settings: string, categories: [name: string, id: string][]): string {
  if (categories.length === 0) return settings
  const items = categories.map(([name, id]) => `  - name: ${name}\n    id: ${id}\n`)
  return `${settings.replace(/\n*$/, '\n')}categories:\n${items.join('')}`
}
