/** Two releases of the project, and the site of an agency that was made with the first, each a Git repository. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@b.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@b.example',
}

/** A repository in a folder, and what tests do in it. */
export type Repository = {
  folder: string
  git: (...args: string[]) => string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Replaces a text that is there. */
  edit: (file: string, from: string, to: string) => void
  commit: (message: string) => void
  /** What a command of package.json prints, and its exit code. */
  run: (...command: string[]) => { status: number | null; stdout: string; stderr: string }
}

export function repositoryIn(folder: string): Repository {
  // `npm test` there is the gate, also where the deep tier runs here.
  const env = { ...process.env, ...IDENTITY, TEST_TIER: undefined }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    ...{ folder, git, read, write },
    edit(file, from, to) {
      const before = read(file)
      if (!before.includes(from)) throw new Error(`${file} does not say ${from}.`)
      write(file, before.replaceAll(from, to))
    },
    commit(message) {
      git('add', '--all')
      git('commit', '--quiet', '--message', message)
    },
    run(...command) {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...command], {
        cwd: folder,
        encoding: 'utf8',
        env,
      })
      return { status, stdout, stderr }
    },
  }
}

/** The files of the project as they are now, as its first release. `retired` is a file that only this release has. */
export function createFirstRelease(folder: string, retired: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of listed.split('\n').filter((name) => existsSync(name) && name !== '')) {
    cpSync(file, join(folder, file))
  }
  const release = repositoryIn(folder)
  release.write(retired, 'export const retired = true\n')
  release.git('init', '--quiet', '--initial-branch', 'main')
  release.commit('Release 1.0.0')
  release.git('tag', 'v1.0.0')
  return release
}

export function cloneOf({ folder: from }: Repository, folder: string): Repository {
  execFileSync('git', ['clone', '--quiet', from, folder], { stdio: 'pipe' })
  return repositoryIn(folder)
}

/** Gives a repository the packages of the project, and the pictures that are encoded already. */
export function furnish({ folder }: Repository): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.vite'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  if (existsSync('.cache/pictures')) cpSync('.cache/pictures', join(folder, '.cache/pictures'), { recursive: true })
}
