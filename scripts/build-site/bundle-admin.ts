import { build } from 'vite'
import type { Repository } from '../../src/admin/repository'

/**
 * Builds the editors' forms into `outDir`, apart from the site: no visitor's page shares a script with them.
 * @param repository what the forms edit; without one the page says how to set it up.
 * @param policy the page's security policy, for hosts that send no headers.
 */
export async function bundleAdmin({
  outDir,
  repository,
  policy,
}: {
  outDir: string
  repository: Repository | undefined
  policy: string
}) {
  await build({
    configFile: false,
    root: 'src/admin',
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    define: { REPOSITORY: JSON.stringify(repository ?? null) },
    plugins: [
      {
        name: 'admin-policy',
        transformIndexHtml: () => [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
            injectTo: 'head-prepend',
          },
        ],
      },
    ],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  })
}
