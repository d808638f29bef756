/** The editors' forms: in development on the project's own files, on the public site on the repository. */
// Before the CMS, which reads its settings at once.
import './cms/preferences'
import './cms/platform'
// Before the schemas.
import './cms/no-eval'

import CMS, { type CmsConfig } from '@sveltia/cms'
import { makeStores } from './cms/browser-storage'
import { cmsCollections } from './cms/forms'
import { installHooks, type Pipeline } from './cms/hooks'
import { sayHowToSetUp } from './cms/not-set-up'
import { keepNumbersPlain } from './fields/digits-only'
import { focalPointField } from './fields/focal-point/field'
import { FOCAL_POINT_FIELD, TEXT_FIELD, TIME_FIELD } from './fields/kinds'
import { PUBLIC_FOLDER, pictureUploads } from './fields/pictures'
import { TimeField } from './fields/public-from/field'
import { TextField } from './fields/text/field'
import { fileFormats } from './files/formats/format-of-file'
import { pipelineInWorker } from './files/provider/worker'
import { cmsBackend, cmsPublishing, type Repository } from './files/repository'

/** What settings.ts says: the build of the public site writes it into the page. */
function readRepository(): Repository | null {
  return JSON.parse(document.querySelector('script[type="application/json"]#repository')?.textContent ?? 'null')
}

/** What the CMS calls the database of the development server; see scripts/lib/cms/amendments.ts. */
const PROJECT = 'project'

type Setup = Pick<CmsConfig, 'backend' | 'publish_mode' | 'site_url'> & { pipeline: Pipeline }

async function setup(): Promise<Setup | undefined> {
  if (import.meta.env.DEV) {
    const { pipelineOnServer, workOnProject } = await import('./files/local')
    await makeStores(PROJECT)
    return { backend: { name: 'test-repo' }, pipeline: pipelineOnServer(workOnProject()) }
  }
  const repository = readRepository()
  if (!repository) return undefined
  const database = `${repository.provider}:${repository.repository}`
  await makeStores(database)
  return {
    backend: cmsBackend(repository),
    ...cmsPublishing(repository),
    pipeline: pipelineInWorker(database, repository),
  }
}

function start({ pipeline, ...repository }: Setup) {
  keepNumbersPlain()
  for (const { name, extension, ...format } of fileFormats.values()) CMS.registerCustomFormat(name, extension, format)
  CMS.registerFieldType(TEXT_FIELD, TextField)
  CMS.registerFieldType(TIME_FIELD, TimeField)
  CMS.registerFieldType(FOCAL_POINT_FIELD, focalPointField(pipeline.readPicture))
  installHooks(pipeline)
  return CMS.init({
    config: {
      load_config_file: false,
      ...withoutUndefined(repository),
      collections: withoutUndefined(cmsCollections()),
      media_folder: 'content/media',
      public_folder: PUBLIC_FOLDER,
      // Pictures of other sites are not allowed, so there is nothing to choose from there.
      media_libraries: { default: { config: pictureUploads }, stock_assets: false },
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
