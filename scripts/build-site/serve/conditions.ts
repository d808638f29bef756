/** Conditions of a request (RFC 9110, chapters 13 and 14), for files that differ by a strong ETag. */

/** Whether the browser has the file of `tag` by its `If-None-Match`, which is one tag, a list, or `*` for any. */
export function hasFile(ifNoneMatch: string, tag: string): boolean {
  // A comparison of weak tags: `W/` makes no difference.
  return ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) === true
}

type ByteRange = { first: number; last: number }

/**
 * The part of a file that a `Range` asks for.
 * @returns `none` when no part is asked for in a way that must be answered by one, as of several parts at once;
 *   `outside` when the file has no such part
 */
export function byteRange(range: string, size: number): ByteRange | 'none' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (first === '' && last === '') return 'none'
  if (first === '')
    return Number(last) > 0 && size > 0 ? { first: Math.max(0, size - Number(last)), last: size - 1 } : 'outside'
  if (last !== '' && Number(last) < Number(first)) return 'none'
  if (Number(first) >= size) return 'outside'
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
