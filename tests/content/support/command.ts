/** The commands of scripts/, as another program starts them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url))

export type Run = { code: number | null; stdout: string; stderr: string }
export type Surroundings = {
  /** The folder of the command in scripts/. */
  command?: string
  env?: Record<string, string>
  cwd?: string
  /** Options of Node. */
  node?: string[]
  /** A line of bash that starts the command as `exec "$@"`. */
  shell?: string
}

/** Starts a command, or `npm run build:content`, with these arguments; `ended` tells how it went. */
export function start(args: string[], { command = 'build-content', env, cwd, node = [], shell }: Surroundings = {}) {
  const words = [process.execPath, ...node, RUN, command, ...args]
  const [program = '', ...rest] = shell === undefined ? words : ['bash', '-c', shell, '-', ...words]
  const child = spawn(program, rest, { cwd, env: { ...process.env, ...env } })
  return { child, ended: endOf(child) }
}

/** The whole run of a command. */
export const run = (args: string[], surroundings?: Surroundings): Promise<Run> => start(args, surroundings).ended

function endOf(child: ChildProcess): Promise<Run> {
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => (stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
}

/** Every file below a folder by its path. */
export async function allBytes(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const entry of await readdir(`${folder}/`, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files[path.slice(folder.length + 1)] = await readFile(path, 'utf8')
  }
  return files
}
