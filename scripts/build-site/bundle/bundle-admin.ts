import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'
import { amendCms } from '../../lib/cms/amend-cms'
import { SOURCES_OF_FORMS } from './fingerprint'
import { publicFolder } from './manifest'

/** Bundles the editors' forms of the public site into `client/` of `folder`. */
export const bundleAdmin = (folder: string) => bundleForms(folder, false)

/** Bundles the forms of the development server, which edit the files of the project, into `client/` of `folder`. */
export const bundleLocalAdmin = (folder: string) => bundleForms(folder, true)

/** The forms are bundled apart from the site: no visitor's page shares a script with them. */
async function bundleForms(folder: string, isLocal: boolean) {
  await build({
    configFile: false,
    root: 'src/admin',
    base: '/admin/',
    publicDir: false,
    logLevel: 'error',
    plugins: [tailwindcss(), amendCms(), onlyFrom(SOURCES_OF_FORMS)],
    define: { 'import.meta.env.DEV': JSON.stringify(isLocal) },
    build: {
      outDir: publicFolder(path.resolve(folder)),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A part that several share would otherwise run before what the page imports first; see src/admin/cms/no-eval.ts.
      rolldownOptions: { output: { strictExecutionOrder: true } },
    },
  })
}

/**
 * Stops the bundle when it has a module of the project that its fingerprint does not know: a change there would not be
 * bundled.
 * @param sources folders of the project
 */
function onlyFrom(sources: readonly string[]): Plugin {
  const folders = sources.map((source) => `${source}/`)
  return {
    name: 'only-from',
    buildEnd() {
      const files = [...this.getModuleIds()].filter((id) => path.isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id))
      const names = files.map((file) => path.relative(process.cwd(), file).replaceAll('\\', '/'))
      const unknown = names.filter((name) => !folders.some((folder) => name.startsWith(folder)))
      if (unknown.length > 0) this.error(`Add to SOURCES_OF_FORMS what the forms are made of: ${unknown.join(', ')}`)
    },
  }
}
