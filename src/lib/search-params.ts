/**
 * Search params as plain texts, the way a person writes them: `?budget=5000&category=Design`. What they mean is for
 * each page to decide. (The router's own way is JSON, in which the text "5000" would need quotes.)
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The reverse of `parseSearch`; what is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
