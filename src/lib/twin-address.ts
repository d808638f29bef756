/**
 * The address of a page's twin in Markdown. Lists from their second page on have none: they only repeat what the twins of
 * their articles say, and with thousands of articles there are hundreds of them.
 */
export const twinAddress = (path: string): string | undefined =>
  /\/page\/\d+$/.test(path) ? undefined : `${path === '/' ? '/index' : path}.md`
