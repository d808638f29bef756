/** The pipeline of the development server; see scripts/dev/admin. */
import type { Pipeline } from '../../cms/hooks'
import type { CheckChange } from '../../save/check/objections'
import type { ProjectFiles } from './project-files'
import { askServer } from './secret'

export function pipelineOnServer(files: ProjectFiles): Pipeline {
  const check: CheckChange = (changes) => askServer('/admin/check', changes)
  return {
    check,
    makePage: (draft, names) => askServer('/admin/draft', { ...draft, names }),
    whoNames: (file) => askServer(`/admin/who-names?file=${encodeURIComponent(file)}`),
    // A page that was public may not be gone without another one at its address.
    wasPublic: async (file) => (await check({ [file]: null })).some(({ code }) => code === 'lost-address'),
    read: async (file) => ({ text: await (await files.read(file)).text() }),
    readPicture: files.read,
  }
}
