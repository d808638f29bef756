import { NOT_FOUND_FOLDERS } from '../../lib/site-files'
import { checkedRules } from './checked-rules'
import type { HostRules } from './rules'

/**
 * `_redirects`, which Netlify and Cloudflare Pages read. Both keep the query, and both pass over lines that only the
 * other understands; Cloudflare says so in the log of the deployment.
 */
export function redirectsFile(rules: HostRules): string {
  const { redirects } = checkedRules(rules)
  const pages = NOT_FOUND_FOLDERS.flatMap((folder) => [`${folder}/404`, `${folder}/404.html`])
  return [
    // Their default is 302, so 301 is written out. Cloudflare would first take a slash away, by a redirect of its own.
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    '# Netlify: a 404 page is not a page, and a folder may have one of its own.',
    ...pages.map((page) => `${page} ${page.replace(/(?:\.html)?$/, '.html')} 404!`),
    ...NOT_FOUND_FOLDERS.filter((folder) => folder !== '').map((folder) => `${folder}/* ${folder}/404.html 404`),
    ...['/_headers', '/_redirects'].map((file) => `${file} /404.html 404!`),
    '# Cloudflare Pages: the same, by way of an address that never has a page.',
    ...pages.map((page) => `${page} ${page.replace(/(?:\.html)?$/, '/none')} 200`),
    '',
  ].join('\n')
}
