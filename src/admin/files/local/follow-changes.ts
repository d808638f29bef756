import { addLine } from '../../ui/bar'
import { reloadButton } from './alarm'
import type { ProjectFiles } from './project-files'

/** Says when a file changes outside of this page, and offers to load the page again. Never does so by itself. */
export function followChanges(files: ProjectFiles) {
  const changed = new Set<string>()
  new EventSource('/admin/changes').addEventListener('message', async ({ data }: MessageEvent<string>) => {
    const { name, revision } = JSON.parse(data) as { name: string; revision: string | null }
    if (await files.isNews(name, revision)) changed.add(name)
    else changed.delete(name)
    show([...changed])
  })
}

function show(names: string[]) {
  document.querySelector('.changed-elsewhere')?.remove()
  if (names.length === 0) return
  const band = document.createElement('aside')
  band.className = 'changed-elsewhere'
  band.setAttribute('role', 'status')
  const text = document.createElement('p')
  text.textContent = `Changed outside of this page: ${names.join(', ')}.`
  band.append(text, reloadButton())
  addLine(band)
}
