/**
 * Zod makes faster checks with `eval` where that is allowed, and tries whether it is. The security policy of the forms
 * forbids it, and Firefox reports each try as an error. Schemas read this setting when they are made, so this is imported
 * before all of them.
 */
import { config } from 'zod'

config({ jitless: true })
