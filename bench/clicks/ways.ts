/** Ways through the site that is here: each kind of page by its first entry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** The address of the first entry of a folder, if there is one. */
function first(folder: string, address: string): string[] {
  const names = existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`).sort() : []
  const [name] = names.filter((file) => /\.(?:md|yaml)$/.test(file))
  return name === undefined ? [] : [`${address}/${path.parse(name).name}`]
}

/** The address of a page that a site can leave out. */
const page = (name: string): string[] =>
  ['md', 'yaml'].some((ending) => existsSync(`content/pages/${name}.${ending}`)) ? [`/${name}`] : []

/** A page that was rendered ahead is the last of its way, because Puppeteer cannot reach it. */
export function waysThroughTheSite(): string[][] {
  const { categories = [] }: { categories?: { id: string }[] } = parse(
    readFileSync('content/settings/site.yaml', 'utf8'),
  )
  const category = categories.slice(0, 1).map(({ id }) => `/blog/category/${id}`)
  const tool = first('tools', '/tools')
  return [
    [
      ...['/about', '/services', ...first('services', '/services'), ...first('case-studies', '/case-study'), '/'],
      ...[
        ...page('customers'),
        ...page('blog'),
        ...category,
        ...page('resources'),
        ...first('resources', '/resources'),
      ],
      ...[...page('startups'), '/contact', ...page('press'), '/about'],
    ],
    ['/', ...first('blog', '/blog'), ...page('blog')],
    [...page('tools'), ...tool],
    [...tool, '/about'],
  ].filter((way) => way.length > 1)
}
