/** Makes an object that the CMS watches say what another one says, and touches nothing that is the same. */
export function replaceValues(watched: Record<string, unknown>, wanted: Record<string, unknown>): void {
  for (const [path, value] of Object.entries(wanted)) if (watched[path] !== value) watched[path] = value
  for (const path of Object.keys(watched)) if (!(path in wanted)) delete watched[path]
}
