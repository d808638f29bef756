/** Everything but the content: the theme, icons, the names of the project, and what goes with the sample. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED_URLS } from '../../build-content/public'
import { PUBLISHED_WORDS } from '../../lib/published-words'
import type { Answers } from './answers'
import { paletteOf, recolored } from './colors'
import { icons, LOGO, letterOf } from './icons'

/** What belongs to the sample alone. */
export const REMOVED = ['content', 'sample', PUBLISHED_URLS, PUBLISHED_WORDS]

export async function projectFiles(folder: string, answers: Answers): Promise<Map<string, string | Uint8Array>> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const palette = paletteOf(answers.color)
  const [[ground = ''] = [], [ink = ''] = []] = [palette.accent, palette['accent-ink']]
  const letter = await letterOf(answers.name)
  const json = (file: string, change: (data: Record<string, unknown>) => unknown): [string, string] => [
    file,
    `${JSON.stringify(change(JSON.parse(read(file))), null, 2)}\n`,
  ]
  const name = packageName(answers.name)
  return new Map<string, string | Uint8Array>([
    ['theme/tokens.css', recolored(read('theme/tokens.css'), palette)],
    ['theme/logo.svg', LOGO],
    ...(await icons({ letter, ground, ink })),
    json('public/site.webmanifest', (data) => ({ ...data, name: answers.name })),
    json('package.json', (data) => ({ ...data, name, description: `The website of ${answers.name}.` })),
    json('package-lock.json', (data) => withName(data, name)),
    ['README.md', readme(answers)],
  ])
}

/** The lock file has the name twice. */
function withName(lock: Record<string, unknown>, name: string): unknown {
  const packages = lock.packages as Record<string, object> | undefined
  return { ...lock, name, packages: { ...packages, '': { ...packages?.[''], name } } }
}

/** Lowercase letters, digits and hyphens, as npm wants them. */
export const packageName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site'

const readme = ({ name, url }: Answers): string => `# ${name}

The website ${url}. Its words and pictures are in [\`content/\`](content), its colors, typefaces and logo in \`theme/\`, its icons
in \`public/\`.

\`\`\`sh
npm ci && npm start      # builds the site and serves it; prints the address
npm run dev              # the site while you write; forms for all content at /admin/
npm run launch-check     # what is still to write before the site goes live
npm test                 # runs all tests
npm run upgrade          # takes a newer release of the project
\`\`\`

- [Edit the content](docs/editing/README.md)
- [Before the site goes live](docs/editing/before-launch.md)
- [Put it online](docs/hosting.md)
- [What is yours, and upgrades](docs/upgrading.md)
- [How the project is built](docs/architecture.md)
`
