import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { renderOnServer } from './scripts/dev/render-on-server.ts'
import { serveContent } from './scripts/dev/serve-content.ts'

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routesDirectory: 'src/routes' }),
    react(),
    tailwindcss(),
    serveContent(),
    renderOnServer(),
  ],
  resolve: {
    tsconfigPaths: true,
    // The generated folder is a link that changes its target at every build; modules keep their address.
    preserveSymlinks: true,
  },
  server: { host: '127.0.0.1' },
  build: {
    // Everything below the asset folder is named by its content and may be cached for ever.
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
}))
