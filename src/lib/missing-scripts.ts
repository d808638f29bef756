/** Scripts that the app asked for and could not load: they are gone since a deployment, or the connection was lost. */
const errors = new Set<unknown>()

/** From now on, the errors of such scripts are known. */
export function noticeMissingScripts() {
  addEventListener('vite:preloadError', ({ payload }) => errors.add(payload))
}

export const isOfMissingScript = (error: unknown): error is Error => errors.has(error)

/** @throws the error of a script that is missing, if there is one */
export function requireScripts() {
  for (const error of errors) throw error
}
