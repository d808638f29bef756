import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What only one route needs is no part of the script of all pages: neither what it shows nor what it reads. */
const router = {
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['notFoundComponent']] },
} satisfies Parameters<typeof tanstackRouter>[0]

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [tanstackRouter(router), react(), tailwindcss()],
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
          // The boot script calls what it exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                // A visitor keeps the libraries while the site changes.
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
                  priority: 1,
                },
                // What most pages share is one file: pages name every file that they start with.
                { name: 'shared', minShareCount: 20 },
              ],
            },
          },
        },
  },
}))
