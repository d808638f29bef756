/**
 * Vercel, by the folder that a build there leaves. Its routes are checked by Vercel's own package, and followed in the order
 * of the documentation of the Build Output API: no program of Vercel follows them without a network.
 */

import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { contentTypeOf } from '../../../scripts/build-site/hosts/content-type'
import { writeVercelOutput } from '../../../scripts/build-site/hosts/vercel'
import type { Answer } from '../../ask'
import { DIST, files, rules } from '../site'
import { type Host, requireOfHosts } from './host'

type Route = {
  src: string
  handle?: string
  headers?: Record<string, string>
  status?: number
  dest?: string
  continue?: boolean
}
type Config = { routes: Route[]; overrides: Record<string, { path?: string; contentType?: string }> }

/** The routes of each phase, by the name that begins it; those at the beginning have none. */
function phasesOf(config: Config): Map<string, Route[]> {
  const { normalizeRoutes } = requireOfHosts('@vercel/routing-utils')
  const { routes, error }: { routes: Route[]; error: Error | null } = normalizeRoutes(config.routes)
  if (error) throw error
  const phases = new Map<string, Route[]>([['', []]])
  let phase = ''
  for (const route of routes) {
    if (route.handle) {
      phase = route.handle
      phases.set(phase, [])
    } else phases.get(phase)?.push(route)
  }
  return phases
}

type State = { path: string; status?: number; headers: Record<string, string> }

/** Follows the routes of a phase until one of them ends it. Vercel does not tell capitals from small letters there. */
function follow(routes: readonly Route[], { path, status, headers }: State): State {
  const state = { path, status, headers: { ...headers } }
  for (const route of routes) {
    const pattern = new RegExp(route.src, 'i')
    if (!pattern.test(state.path)) continue
    const filled = (text: string) => state.path.replace(pattern, text)
    for (const [name, value] of Object.entries(route.headers ?? {}))
      state.headers[name.toLowerCase()] = name === 'Location' ? filled(value) : value
    state.status = route.status ?? state.status
    state.path = route.dest ?? state.path
    if (!route.continue) break
  }
  return state
}

export async function startVercel(): Promise<Host> {
  const output = await mkdtemp(join(tmpdir(), 'vercel-'))
  await writeVercelOutput(
    output,
    DIST,
    rules,
    files.map((file) => file.slice(1)),
  )
  const config: Config = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'))
  const phases = phasesOf(config)
  const named = Object.entries(config.overrides).filter(([, { path }]) => path !== undefined)
  const renamed = new Map(named.map(([file, { path }]) => [path, file]))
  const hidden = new Set(named.map(([file]) => file))
  /** Vercel knows the type of a file by its ending, unless the output says another one. */
  const typeOf = (file: string) => config.overrides[file]?.contentType ?? contentTypeOf(`file${extname(file)}`)

  /** The file of a path: the file with its name, or the index of a folder. */
  const fileOf = (path: string): string | undefined => {
    const name = nameOf(path)
    if (name === undefined) return undefined
    return [renamed.get(name), hidden.has(name) ? undefined : name, join(name, 'index.html')].find((file) => {
      const full = file && join(output, 'static', file)
      return full && existsSync(full) && statSync(full).isFile()
    })
  }
  const fileAnswer = async (file: string, { status = 200, headers }: State): Promise<Answer> => ({
    status,
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': typeOf(file), ...headers },
    body: await readFile(join(output, 'static', file), 'utf8'),
  })

  return {
    ask: async (target) => {
      const [path = '', query] = target.split('?')
      const state = follow(phases.get('') ?? [], { path, headers: {} })
      const { location } = state.headers
      if (location !== undefined) {
        const headers = { ...state.headers, location: location + (query ? `?${query}` : '') }
        return { status: state.status ?? 0, headers, body: '' }
      }
      const file = fileOf(state.path)
      if (file) return fileAnswer(file, follow(phases.get('hit') ?? [], state))
      const failed = follow(phases.get('error') ?? [], state)
      return fileAnswer(fileOf(failed.path) ?? '', failed)
    },
    close: () => rm(output, { recursive: true }),
  }
}

/** The name of a file as a path says it; no file has the name of a path that is malformed or leaves the folder. */
function nameOf(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path).replace(/^\//, '')
    return /\0|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
