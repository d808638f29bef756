import { resolve as pathOf } from 'node:path'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { moduleText } from './scripts/lib/words/module-text.ts'
import { ENGLISH_WORDS } from './src/schema/words.ts'
import { isDeep } from './tests/tier.ts'

const resolve = { tsconfigPaths: true, preserveSymlinks: true }

/** The tests of every site, and those of the sample, which are gone where an agency deleted `sample/`. */
const checks = (folder: string) => [`tests/${folder}/**/*.test.ts`, `sample/tests/${folder}/**/*.test.ts`]

/** Unit tests read English words, whatever the language of the site. */
const englishWords: Plugin = {
  name: 'english-words',
  enforce: 'pre',
  resolveId: (id) => (/^@words\/[\w-]+$/.test(id) ? pathOf(`src/${id}.ts`) : undefined),
  load(id) {
    const [, area = ''] = /src[\\/]@words[\\/]([\w-]+)\.ts$/.exec(id) ?? []
    const messages = ENGLISH_WORDS[area]
    return messages && moduleText(area, messages, 'en')
  },
}

const project = (name: string, include: string[], more = {}) => ({
  resolve,
  test: {
    name,
    include,
    globalSetup: ['tests/choose-seed.ts', 'tests/temporary-folder.ts'],
    setupFiles: ['tests/fail-on-console.ts', 'tests/random-seed.ts'],
    // Many times what a test takes alone, so that no test fails because the machine is busy. The deep tier draws more cases.
    testTimeout: isDeep ? 900_000 : 300_000,
    hookTimeout: 120_000,
    ...more,
  },
})

const withEnglishWords = (...args: Parameters<typeof project>) => ({ ...project(...args), plugins: [englishWords] })

export default defineConfig({
  resolve,
  test: {
    projects: [
      // A process of its own for each file costs more than most files; what a test changes, it restores.
      withEnglishWords(
        'unit',
        ['{src,scripts,integrations}/**/*.test.ts', ...['architecture', 'content'].flatMap(checks)],
        {
          isolate: false,
          exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.ts'])],
        },
      ),
      // Reads dist/ and dist-preview/, so it runs after a build.
      project('built-site', checks('built-site')),
      project('sample', ['sample/**/*.test.ts'], { exclude: [...configDefaults.exclude, 'sample/tests/**'] }),
      project('bench', ['bench/**/*.test.ts']),
      // Builds the site again and again, with copies of the content.
      project('whole-site', checks('whole-site'), { testTimeout: 900_000 }),
      // Reads dist/, and asks the programs of hosts, which it installs.
      project('hosts', checks('hosts'), { testTimeout: 900_000 }),
      // Reads dist/, and opens it in Firefox.
      project('firefox', checks('firefox')),
      // Builds a copy of the site.
      project('recipes', checks('recipes'), { testTimeout: 900_000 }),
    ],
  },
})
