import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * One file of several modules compresses better than a file of each. All pages load the libraries, which saves each of
 * them 1.5 kB, and a visitor keeps their file while content and code of the site change. Small components that the same
 * pages need save a service page 850 bytes and every page 200, because the names of all chunks are part of its scripts.
 */
const sharedChunks = [
  { name: 'libraries', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store)\// },
  {
    name: 'site',
    test: /settings\/site\.json$|src\/lib\/(?:site-address|structured-data)\.ts$|src\/content\/require-content\.ts$/,
  },
  { name: 'frame', test: /src\/components\/(?:breadcrumb|picture|sample-note)\.tsx$/ },
  { name: 'invitation', test: /src\/components\/(?:call-to-action|booking-link)\.tsx$/ },
  { name: 'story', test: /src\/components\/(?:section|paragraphs|point-list|link-ledger|testimonial)\.tsx$/ },
]

/**
 * Vite loads every lazy part of the program through a helper that fetches its style sheet first. The site has one style
 * sheet, which every page links (tests/built-site/budgets.test.ts), so the helper would cost each page 550 bytes for nothing.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** What only one route needs is no part of the script of all pages: neither what it shows nor what it reads. */
const router = {
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['notFoundComponent']] },
} satisfies Parameters<typeof tanstackRouter>[0]

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [tanstackRouter(router), react(), tailwindcss(), plainImports],
  resolve: {
    tsconfigPaths: true,
    // The generated folder is a link that changes its target at every build; modules keep their address.
    preserveSymlinks: true,
    // React has this hook since version 18; the router brings a copy of it along for older ones.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { host: '127.0.0.1' },
  // The program that renders pages brings React along, in its production mode, whatever NODE_ENV is where it runs.
  ssr: isSsrBuild ? { noExternal: true } : undefined,
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  build: {
    // Every asset is a file of its own, named by its content, so that it may be cached for ever.
    assetsInlineLimit: 0,
    // Without the lists of what each chunk imports, every page loads 1 kB less. A page knows from the build what it needs at
    // first, and links fetch the next page when somebody points at them.
    modulePreload: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {
          input: 'src/entry-server.tsx',
          // Modules by their ending, because the cache can lie outside of the project's package.
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
        }
      : {
          input: 'src/entry-client.tsx',
          // Words end up where they are used: their names and modules would cost the front page 300 bytes.
          optimization: { inlineConst: { mode: 'all' } },
          // Every page loads the names of all chunks, and letters of hashes do not compress: seven is the least.
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: sharedChunks },
          },
        },
  },
}))
