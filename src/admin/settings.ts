import type { Repository } from './files/repository'

/**
 * Where the forms of the public site (/admin/) read and save the content, and how editors sign in there.
 * Without it that page only says how to set it up. docs/editing/setting-up-admin.md has an example for each provider.
 */
export const repository: Repository | undefined = undefined
