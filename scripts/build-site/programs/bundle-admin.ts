import path from 'node:path'
import { build } from 'vite'
import { amendCms } from '../../lib/cms/amend-cms'
import { publicFolder } from './public-files'

/** Builds the editors' forms into `client/` of `folder`, apart from the site: no visitor's page shares a script with them. */
export async function bundleAdmin(folder: string) {
  await build({
    configFile: false,
    root: 'src/admin',
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    plugins: [amendCms()],
    build: {
      outDir: publicFolder(path.resolve(folder)),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A part that several share would otherwise run before what the page imports first; see src/admin/no-eval.ts.
      rolldownOptions: { output: { strictExecutionOrder: true } },
    },
  })
}
