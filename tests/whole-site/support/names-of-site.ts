/** Names by which a site would be recognized: the agency, its apps, its clients and its people. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

type Named = { name?: unknown; clients?: Named[]; products?: Named[] }

/** The names in a folder of content, as they are written there. A short one could be a word of any text. */
export function namesOfSite(content: string): string[] {
  const site = fieldsOf(join(content, 'settings/site.yaml'))
  const entries = ['case-studies', 'people', 'portfolio'].flatMap((folder) => entriesIn(join(content, folder)))
  const named = [site, ...(site.products ?? []), ...entries, ...entries.flatMap(({ clients }) => clients ?? [])]
  const names = named.flatMap(({ name }) => (typeof name === 'string' && name.length > 3 ? name : []))
  return [...new Set(names)]
}

const entriesIn = (folder: string): Named[] =>
  (existsSync(folder) ? readdirSync(folder) : []).map((file) => fieldsOf(join(folder, file)))

/** The fields of a file: all of it, or what stands between the first two lines of `---`. */
function fieldsOf(file: string): Named {
  const text = readFileSync(file, 'utf8')
  return parse(/^---\n([\s\S]*?)\n---$/m.exec(text)?.[1] ?? text)
}
