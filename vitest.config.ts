import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { tsconfigPaths: true, preserveSymlinks: true },
  setupFiles: ['tests/fail-on-console.ts', 'tests/same-seed.ts'],
}

export default defineConfig({
  resolve: shared.resolve,
  test: {
    projects: [
      {
        resolve: shared.resolve,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          setupFiles: shared.setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        // Reads dist/: run after a build.
        resolve: shared.resolve,
        test: {
          name: 'built-site',
          include: ['tests/built-site/**/*.test.ts'],
          setupFiles: shared.setupFiles,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
