/**
 * What hosts take of one site, plan by plan. This table is all that has to change when a host changes its limits: write the
 * figure, the page that gives it, and the day on which you read it.
 */

/** One plan of a host. Limits that the host does not name are left out. */
export type Plan = {
  /** What a person types after `--host`. */
  id: string
  host: string
  plan: string
  /** Files of the whole site. */
  files?: number
  /** Bytes of the whole site. */
  bytes?: number
  /** Files in one folder, without those of folders in it. */
  filesInFolder?: number
  /** Bytes of one file. */
  bytesOfFile?: number
  /** What the host asks for besides, in a sentence. */
  condition?: string
  source: string
  /** The day on which the figure was read there, `YYYY-MM-DD`. */
  read: string
}

const MB = 1_000_000
const MiB = 1_048_576
const GB = 1_000 * MB

const cloudflare = {
  host: 'Cloudflare Pages',
  bytesOfFile: 25 * MiB,
  source: 'https://developers.cloudflare.com/pages/platform/limits/',
  read: '2026-11-28',
}
const vercel = { host: 'Vercel', source: 'https://vercel.com/docs/limits', read: '2026-11-28' }

export const plans: readonly Plan[] = [
  {
    id: 'netlify',
    host: 'Netlify',
    plan: 'every plan',
    filesInFolder: 54_000,
    source: 'https://docs.netlify.com/site-deploys/overview',
    read: '2026-11-28',
  },
  { ...cloudflare, id: 'cloudflare-free', plan: 'free', files: 20_000 },
  {
    ...cloudflare,
    id: 'cloudflare-paid',
    plan: 'paid',
    files: 100_000,
    condition: 'The variable PAGES_WRANGLER_MAJOR_VERSION has to be 4.',
  },
  // Its page calls them "Static File uploads". They were read in a stored copy that is older than its changes of 2026-09-16.
  {
    ...vercel,
    id: 'vercel-hobby',
    plan: 'Hobby, free',
    bytes: 100 * MB,
    condition: 'It is not for commercial sites.',
  },
  { ...vercel, id: 'vercel-pro', plan: 'Pro, paid', bytes: GB },
  {
    id: 'github-pages',
    host: 'GitHub Pages',
    plan: 'every plan',
    bytes: GB,
    condition: 'A deployment is stopped after ten minutes.',
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    read: '2026-11-28',
  },
]
