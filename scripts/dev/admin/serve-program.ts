/** The program of the forms, bundled as for the public site; it differs in what it edits. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect } from 'vite'
import { publicFolder } from '../../build-site/bundle/manifest'
import { openProgram, type Program } from '../../build-site/bundle/programs'
import { contentTypeOf } from '../../build-site/hosts/content-type'
import { CACHE, GENERATED } from '../folders'

type FormsProgram = {
  /** The page, of the sources as they are now. */
  page: () => Promise<string>
  /** What a page of this server loads, also if that page was loaded before the sources changed. */
  file: (name: string) => Promise<Buffer | undefined>
}

const openForms = () => openProgram('local-admin', { cache: CACHE, content: GENERATED }, () => {})

/** @param open bundles the program, or finds it bundled */
export function formsProgram(open: () => Promise<Pick<Program, 'folder' | 'files'>> = openForms): FormsProgram {
  const files = new Map<string, string>()
  let opening: Promise<string> | undefined

  async function openNow(): Promise<string> {
    const program = await open()
    const folder = publicFolder(program.folder)
    for (const [name] of program.files) files.set(name, path.join(folder, name))
    return folder
  }

  function newest(): Promise<string> {
    opening ??= openNow().finally(() => {
      opening = undefined
    })
    return opening
  }

  return {
    page: async () => readFile(path.join(await newest(), 'index.html'), 'utf8'),
    async file(name) {
      if (files.size === 0) await newest()
      const file = files.get(name)
      return file === undefined ? undefined : readFile(file)
    },
  }
}

/** Answers below `/admin/assets`. The names of these files change with their bytes. */
export function answerProgram(program: FormsProgram) {
  return async (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    const name = `assets${(request.url ?? '').split('?')[0]}`
    const bytes = await program.file(name)
    if (!bytes) return next()
    response.setHeader('Content-Type', contentTypeOf(name))
    response.setHeader('Cache-Control', 'max-age=31536000, immutable')
    response.end(bytes)
  }
}
