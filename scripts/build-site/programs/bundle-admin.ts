import { build } from 'vite'

/** Builds the editors' forms into `outDir`, apart from the site: no visitor's page shares a script with them. */
export async function bundleAdmin(outDir: string) {
  await build({
    configFile: false,
    root: 'src/admin',
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  })
}
