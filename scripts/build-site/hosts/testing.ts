import { type HostRules, hostRules } from './rules'

/** Rules of a small site, for tests. */
export const sampleRules = (changes: Partial<Parameters<typeof hostRules>[0]> = {}): HostRules =>
  hostRules({
    origin: 'https://www.example.com',
    policy: "default-src 'none'",
    adminPolicy: "script-src 'self'",
    redirects: [{ from: '/old', to: '/about' }],
    httpsOnlyDays: 1,
    isPreview: false,
    ...changes,
  })
