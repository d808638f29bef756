/** What newer releases change. */
import type { Repository } from './releases'

/** A file that the first release has and the second one does not, and a file that only the second one has. */
export const RETIRED = 'src/lib/retired.ts'
export const NEW = 'src/lib/new.ts'

/** The number of the next migration of a release. */
const nextNumber = (release: Repository): number => Number(release.read('content-version.txt')) + 1

const slogan = (number: number) => `import { renameField } from '../rename-field'
import { changeFiles, type Migration } from './migration'

export const slogan: Migration = {
  number: ${number},
  says: 'The field tagline of the settings is called slogan.',
  change: (texts) =>
    changeFiles(texts, /^content\\/settings\\/site\\.yaml$/, (file, text) => renameField(file, text, ['tagline'], 'slogan')),
}
`

/** Makes the second release: other words in the footer, a field with a new name, a new command, a file more and one less. */
export function makeSecondRelease(release: Repository): void {
  release.edit('package.json', '"version": "1.0.0"', '"version": "1.1.0"')
  release.edit('package.json', '"upgrade": ', '"hello": "node --version",\n    "upgrade": ')
  release.edit('src/components/site-footer.tsx', '{words.copyright(', 'Every right is reserved. {words.copyright(')
  const sources = ['src', 'scripts'].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`])
  const users = release
    .git('grep', '-lw', 'tagline', '--', ...sources, ':!*.test.ts')
    .trim()
    .split('\n')
  for (const file of users) release.edit(file, 'tagline', 'slogan')
  release.edit('content/settings/site.yaml', 'tagline: ', 'slogan: ')
  const number = nextNumber(release)
  release.write('scripts/publishing/upgrade/migrations/slogan.ts', slogan(number))
  addMigration(release, 'slogan', './slogan')
  release.write('content-version.txt', `${number}\n`)
  release.write(NEW, 'export const isNew = true\n')
  release.git('rm', '--quiet', RETIRED)
  release.commit('Release 1.1.0')
  release.git('tag', 'v1.1.0')
}

/** Names one more migration at the end of the list. */
function addMigration(release: Repository, name: string, module: string): void {
  const file = 'scripts/publishing/upgrade/migrations/index.ts'
  const listed = release.read(file).replace(/,?\s*\]\n$/, `, ${name}]\n`)
  release.write(file, `import { ${name} } from '${module}'\n${listed}`)
}

const renamedTool = (number: number) => `import { changeFiles, type Migration } from './migration'

export const renamedTool: Migration = {
  number: ${number},
  says: 'The brief builder has a shorter address.',
  change: (texts) =>
    new Map(
      Array.from(changeFiles(texts, /^content\\/pages\\/tools\\.yaml$/, (_, text) =>
        text.replace(/^( *- tool: )influencer-brief-builder$/m, '$1brief-builder'),
      ), ([file, text]) => [file.replace('tools/influencer-brief-builder.yaml', 'tools/brief-builder.yaml'), text]),
    ),
}
`

/** Makes a third release, which gives a tool another address, in the content too, and says nothing about the old one. */
export function makeThirdRelease(release: Repository): void {
  const migrations = 'scripts/publishing/upgrade/migrations'
  release.edit('package.json', '"version": "1.1.0"', '"version": "1.2.0"')
  const number = nextNumber(release)
  release.write(`${migrations}/renamed-tool.ts`, renamedTool(number))
  addMigration(release, 'renamedTool', './renamed-tool')
  release.git('mv', 'content/tools/influencer-brief-builder.yaml', 'content/tools/brief-builder.yaml')
  release.edit('content/pages/tools.yaml', 'tool: influencer-brief-builder', 'tool: brief-builder')
  release.write('content-version.txt', `${number}\n`)
  for (const file of ['src/schema/tool-catalog.ts', 'src/tools/registry.ts', 'src/tools/brief-builder/tool.ts']) {
    release.edit(file, 'influencer-brief-builder', 'brief-builder')
  }
  release.commit('Release 1.2.0')
}
