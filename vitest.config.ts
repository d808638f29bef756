import { configDefaults, defineConfig } from 'vitest/config'
import { isDeep } from './tests/tier.ts'

const resolve = { tsconfigPaths: true, preserveSymlinks: true }

const project = (name: string, include: string, more = {}) => ({
  resolve,
  test: {
    name,
    include: [include],
    globalSetup: ['tests/choose-seed.ts', 'tests/temporary-folder.ts'],
    setupFiles: ['tests/fail-on-console.ts', 'tests/random-seed.ts'],
    // Many times what a test takes alone, so that no test fails because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    ...more,
  },
})

export default defineConfig({
  resolve,
  test: {
    projects: [
      // A process of its own for each file costs more than most files; what a test changes, it restores.
      project('unit', '{src,scripts,tests/architecture,tests/content,tests/tool-samples}/**/*.test.ts', {
        isolate: false,
        exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.ts'])],
      }),
      // Reads dist/ and dist-preview/, so it runs after a build.
      project('built-site', 'tests/built-site/**/*.test.ts'),
      project('sample', 'sample/**/*.test.ts'),
      project('bench', 'bench/**/*.test.ts'),
      // Builds the site again and again, with copies of the content.
      project('whole-site', 'tests/whole-site/**/*.test.ts', { testTimeout: 900_000 }),
      // Reads dist/, and asks the programs of hosts, which it installs.
      project('hosts', 'tests/hosts/**/*.test.ts', { testTimeout: 900_000 }),
      // Reads dist/, and opens it in Firefox.
      project('firefox', 'tests/firefox/**/*.test.ts'),
      // Builds a copy of the site.
      project('recipes', 'tests/recipes/**/*.test.ts', { testTimeout: 900_000 }),
    ],
  },
})
