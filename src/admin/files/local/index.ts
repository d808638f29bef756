import { raiseAlarm } from './alarm'
import { folderHandle } from './file-handles'
import { followChanges } from './follow-changes'
import { connectProjectFiles, type ProjectFiles } from './project-files'

export { pipelineOnServer } from './pipeline'

/**
 * What the CMS's backend for trying it out calls its folder, and where it remembers who is signed in. Neither is
 * documented: tests/journeys/admin/contract.spec.ts says whether a new version still keeps to it.
 */
const FOLDER = 'sveltia-cms-test'
const SIGNED_IN = 'sveltia-cms.user'

/** Lets the CMS work on the project's own files, signed in, without asking for a folder. To be called before it starts. */
export function workOnProject(): ProjectFiles {
  const files = connectProjectFiles(raiseAlarm)
  const storage = {
    getDirectoryHandle: async (name: string) => {
      if (name !== FOLDER) throw new Error(`The CMS asked for the folder ${name}, not ${FOLDER}.`)
      return folderHandle('', files)
    },
    // "Reset" in the settings of the CMS would empty its folder: that is the project here.
    removeEntry: async () => {
      throw new DOMException('The project is not removed.', 'NotAllowedError')
    },
  }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => storage })
  localStorage.setItem(SIGNED_IN, JSON.stringify({ backendName: 'test-repo' }))
  followChanges(files)
  return files
}
