import type { ContentName } from './files'

/** The generated files that are part of the program of the site; see generated.d.ts. All others are fetched. */
export const BUNDLED = [
  'settings/site',
  'settings/navigation',
  'pages/not-found',
  'outline',
] as const satisfies ContentName[]
