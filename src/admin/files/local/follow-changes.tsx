import { Notice, showInBar } from '../../ui/bar'
import type { ProjectFiles } from './project-files'

/** Says when a file changes outside of this page, and offers to load the page again. Never does so by itself. */
export function followChanges(files: ProjectFiles) {
  const changed = new Set<string>()
  new EventSource('/admin/changes').addEventListener('message', async ({ data }: MessageEvent<string>) => {
    const { name, revision } = JSON.parse(data) as { name: string; revision: string | null }
    if (await files.isNews(name, revision)) changed.add(name)
    else changed.delete(name)
    showInBar('changed-elsewhere', changed.size > 0 && <Changed names={[...changed]} />)
  })
}

const Changed = ({ names }: { names: readonly string[] }) => (
  <Notice words={`Changed outside of this page: ${names.join(', ')}.`}>
    <button type="button" onClick={() => globalThis.cmsHooks.reload()}>
      Load the page again
    </button>
  </Notice>
)
