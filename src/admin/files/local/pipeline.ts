/** The pipeline of the development server; see scripts/dev/admin. */
import type { Pipeline } from '../../cms/hooks'
import { savedFileOf } from '../../entry/page'
import type { CheckChange } from '../../save/check/objections'
import { showHistory } from './history'
import type { ProjectFiles } from './project-files'
import { askServer } from './secret'

export function pipelineOnServer(files: ProjectFiles): Pipeline {
  const check: CheckChange = (changes) => askServer('/admin/check', changes)
  // A page that was public may not be gone without another one at its address.
  const wasPublic = async (file: string) => (await check({ [file]: null })).some(({ code }) => code === 'lost-address')
  return {
    check,
    wasPublic,
    makePage: (draft, names) => askServer('/admin/draft', { ...draft, names }),
    whoNames: (file) => askServer(`/admin/who-names?file=${encodeURIComponent(file)}`),
    read: async (file) => ({ text: await (await files.read(file)).text() }),
    readPicture: files.read,
    showHistory: (draft) => showHistory(savedFileOf(draft), files, wasPublic),
  }
}
