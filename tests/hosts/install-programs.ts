import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const FOLDER = 'tests/hosts'
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`

/** Installs the programs of the hosts, unless they are those that the lock file names. */
export function installPrograms(): void {
  if (existsSync(INSTALLED) && versionsIn(INSTALLED) === versionsIn(`${FOLDER}/package-lock.json`)) return
  execFileSync('npm', ['ci'], { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' })
}

/** The packages that belong to this system. */
function versionsIn(file: string): string {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version: string; optional?: boolean }>
  }
  const needed = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional)
  return needed.map(([path, { version }]) => `${path} ${version}`).join('\n')
}
