/** The editors' forms: in development on the project's own files, on the public site on the repository. */
import CMS, { type Backend, type CollectionFile, type EntryCollection } from '@sveltia/cms'
import { makeStores } from './browser-storage'
import { keepNumbersWhole } from './digits-only'
import { keepFrontMatter, keepYaml } from './formats'
import { withSwitches } from './formats/switches'
import { cmsCollections } from './forms'
import { sayHowToSetUp } from './not-set-up'
import { PUBLIC_FOLDER, withPictures } from './pictures'
import { cmsBackend, cmsPublishing, type Repository } from './repository'

/** What settings.ts says: the build of the public site writes it into the page. */
function readRepository(): Repository | null {
  return JSON.parse(document.querySelector('script[type="application/json"]#repository')?.textContent ?? 'null')
}

type Setup = { backend: Backend; publishing: ReturnType<typeof cmsPublishing> }

async function setup(): Promise<Setup | undefined> {
  if (import.meta.env.DEV) {
    const { workOnProject } = await import('./local')
    workOnProject()
    return { backend: { name: 'test-repo' }, publishing: {} }
  }
  const repository = readRepository()
  if (!repository) return undefined
  await makeStores(repository)
  return { backend: cmsBackend(repository), publishing: cmsPublishing(repository) }
}

function start({ backend, publishing }: Setup) {
  keepNumbersWhole()
  const collections = cmsCollections()
  const kinds = collections.flatMap<CollectionFile | EntryCollection>((found) =>
    'files' in found ? found.files : found,
  )
  for (const { format = '', fields } of kinds) {
    const isMarkdown = format.endsWith('-frontmatter')
    CMS.registerCustomFormat(
      format,
      isMarkdown ? 'md' : 'yaml',
      withSwitches(withPictures(isMarkdown ? keepFrontMatter : keepYaml, fields), fields),
    )
  }
  return CMS.init({
    config: {
      load_config_file: false,
      backend: withoutUndefined(backend),
      ...withoutUndefined(publishing),
      collections: withoutUndefined(collections),
      media_folder: 'content/media',
      public_folder: PUBLIC_FOLDER,
      // Pictures of other sites are not allowed, so there is nothing to choose from there.
      media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
      // The page itself is the preview.
      editor: { preview: false },
      app_title: 'Edit the site',
      logo: { src: '/favicon.svg' },
    },
  })
}

/** The CMS refuses to check a configuration in which a value is `undefined`. */
const withoutUndefined = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const found = await setup()
if (found) await start(found)
else sayHowToSetUp(document.body)
