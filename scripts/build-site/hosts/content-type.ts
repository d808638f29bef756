import path from 'node:path'

/** The media type of each kind of file. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.sha256': 'text/plain',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
  '.wasm': 'application/wasm',
}
/** Files whose type their ending does not tell. */
export const TYPES_BY_NAME: Readonly<Record<string, string>> = {
  'feed.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
  'speculation-rules.json': 'application/speculationrules+json',
}
/** Where nothing better is known. */
export const DEFAULT_TYPE = 'application/octet-stream'

/** Whether a type is that of text, which compresses well. */
export const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)$/.test(type)

/** The media type of a file. */
export const typeOf = (file: string): string =>
  TYPES_BY_NAME[path.basename(file)] ?? TYPES[path.extname(file)] ?? DEFAULT_TYPE

/** The type as a header says it. */
export function contentTypeOf(file: string): string {
  const type = typeOf(file)
  return isText(type) ? `${type}; charset=utf-8` : type
}
