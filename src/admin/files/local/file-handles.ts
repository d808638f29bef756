/**
 * The project as the browser's file system would show it, so that the CMS edits the working tree as if somebody had
 * picked its folder. Only what the CMS asks of `FileSystemDirectoryHandle` and `FileSystemFileHandle` is here.
 */
import { baseName, type ProjectFiles } from './project-files'

export type FolderHandle = {
  kind: 'directory'
  name: string
  entries: () => AsyncGenerator<[string, FolderHandle | FileHandle]>
  getDirectoryHandle: (name: string) => Promise<FolderHandle>
  getFileHandle: (name: string) => Promise<FileHandle>
  removeEntry: (name: string) => Promise<void>
  /** Name in the project of what lies in this folder. */
  nameBelow: (name: string) => string
}

export type FileHandle = {
  kind: 'file'
  readonly name: string
  getFile: () => Promise<File>
  createWritable: () => Promise<{ write: (data: BlobPart) => Promise<void>; close: () => Promise<void> }>
  move: (folder: FolderHandle, name: string) => Promise<void>
}

/**
 * @param path below the project, `''` for the project itself.
 * @param list the names of all files; for a folder inside another one, as that was read
 */
export function folderHandle(path: string, files: ProjectFiles, list = files.list): FolderHandle {
  const nameBelow = (name: string) => (path === '' ? name : `${path}/${name}`)
  return {
    kind: 'directory',
    name: baseName(path),
    nameBelow,
    async *entries() {
      const all = await list()
      const inside = all.filter((name) => name.startsWith(nameBelow('')))
      const names = inside.map((name) => name.slice(nameBelow('').length))
      const folders = new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0] ?? ''))
      for (const name of folders) yield [name, folderHandle(nameBelow(name), files, async () => all)]
      for (const name of names.filter((name) => !name.includes('/'))) yield [name, fileHandle(nameBelow(name), files)]
    },
    getDirectoryHandle: async (name) => folderHandle(nameBelow(name), files),
    getFileHandle: async (name) => fileHandle(nameBelow(name), files),
    removeEntry: async (name) => {
      // The CMS clears away a file that it never moved to its place; no such file has reached the disk.
      if (!isTemporary(name)) await files.remove(nameBelow(name))
    },
  }
}

function fileHandle(path: string, files: ProjectFiles): FileHandle {
  let place = path
  let written: Blob | undefined
  /** The write that puts a temporary file in its place, once it has begun. */
  let moving: Promise<void> | undefined
  return {
    kind: 'file',
    get name() {
      return baseName(place)
    },
    async getFile() {
      // What was just written is not read again: a change from elsewhere would be taken for our own.
      return written ? new File([written], baseName(place)) : files.read(place)
    },
    async createWritable() {
      return {
        async write(data) {
          const bytes = new Blob([data])
          if (!isTemporary(baseName(place))) await files.write(place, bytes)
          written = bytes
        },
        close: async () => {},
      }
    },
    async move(folder, name) {
      const target = folder.nameBelow(name)
      if (isTemporary(baseName(place))) {
        // The CMS tries a move three times. The server would refuse it again, and the alarm would be raised again.
        moving ??= files.write(target, written ?? new Blob())
        await moving
      } else {
        await files.write(target, await files.read(place), place)
        await files.remove(place)
      }
      place = target
    },
  }
}

/** The CMS writes to a file of such a name first and moves it to its place then; the server does the same by itself. */
const isTemporary = (name: string) => name.startsWith('.sveltia-tmp-')
