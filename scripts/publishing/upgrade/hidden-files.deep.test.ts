/** Whatever Git is set to hide, an upgrade changes, commits and deletes no file that is not in its plan, whether it succeeds or not. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { git } from '../changes/git'
import { commitAll, createSmallProject, put, RUN, type SmallProject, upgradeIn } from './testing/small-project'

let project: SmallProject
let site: string
let release: string

beforeEach(() => {
  project = createSmallProject()
  ;({ site, release } = project)
  put(site, { 'theme/own.css': 'a {}\n', 'src/own.ts': 'own\n', 'content/blog/one.md': 'One.\n' })
  commitAll(site, 'Our own files')
  put(release, { 'src/new.ts': 'new\n' })
})
afterEach(() => project.remove())

const FAILS = "if (process.argv[2] !== 'build-site') throw new Error('No migration today.')\n"
const PLANNED = ['ownership.json', 'package-lock.json', 'package.json', 'src/a.ts', 'src/new.ts', 'upgrades/base.json']
/** A folder that Git does not look into. */
const ELSEWHERE = ['.git', '.generated']

/** The bytes and modes of all files of the site. */
function files(): Map<string, string> {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !ELSEWHERE.some((folder) => name === folder || name.startsWith(`${folder}/`)),
  )
  const plain = names.filter((name) => lstatSync(join(site, name)).isFile())
  return new Map(
    plain.sort().map((name) => {
      const path = join(site, name)
      return [name, `${lstatSync(path).mode.toString(8)} ${readFileSync(path, 'latin1')}`]
    }),
  )
}

const changedFiles = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort()

const run = () => upgradeIn(site, release)
const exclude = (...names: string[]) => put(site, { '.git/info/exclude': `${names.join('\n')}\n` })

/** A repository inside the site, which Git knows by its commit alone. */
function addSubmodule(path: string): void {
  const from = join(project.root, 'part')
  put(from, { 'part.txt': 'part\n' })
  git(from, 'init', '--quiet')
  commitAll(from, 'Part')
  git(site, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', from, path)
  git(site, 'commit', '--quiet', '--message', 'A part')
}

const OWN = {
  'notes.txt': 'draft\n',
  '.env': 'SECRET=1\n',
  'src/own-draft.ts': 'draft\n',
  'content/blog/idea.md': 'Idea.\n',
}

/** Each hides changes of the agency of which no upgrade has to know. */
const HARMLESS: Record<string, () => void> = {
  '.git/info/exclude': () => {
    exclude(...Object.keys(OWN))
    put(site, OWN)
  },
  'core.excludesFile': () => {
    put(project.root, { ignored: `${Object.keys(OWN).join('\n')}\n` })
    git(site, 'config', 'core.excludesFile', join(project.root, 'ignored'))
    put(site, OWN)
  },
  'a .gitignore that ignores itself': () => {
    put(site, { 'theme/.gitignore': '*\n', 'theme/draft.css': 'b {}\n' })
  },
  'assume-unchanged': () => {
    git(site, 'update-index', '--assume-unchanged', 'theme/own.css', 'src/own.ts')
    put(site, { 'theme/own.css': 'local {}\n', 'src/own.ts': 'local\n' })
  },
  'skip-worktree': () => {
    git(site, 'update-index', '--skip-worktree', 'theme/own.css', 'src/own.ts')
    put(site, { 'theme/own.css': 'local {}\n', 'src/own.ts': 'local\n' })
  },
  'a sparse checkout without a folder that stays as it is': () => {
    git(site, 'sparse-checkout', 'set', '--no-cone', '/*', '!/theme/')
  },
  'core.fileMode': () => {
    git(site, 'config', 'core.fileMode', 'false')
    chmodSync(join(site, 'src/own.ts'), 0o755)
    chmodSync(join(site, 'src/a.ts'), 0o755)
  },
  'core.autocrlf': () => {
    git(site, 'config', 'core.autocrlf', 'true')
    git(site, 'config', 'core.safecrlf', 'true')
    // Git writes line ends of Windows now.
    for (const folder of ['src', 'theme', 'content']) rmSync(join(site, folder), { recursive: true })
    git(site, 'checkout', '--quiet', '.')
    expect(readFileSync(join(site, 'src/a.ts'), 'utf8')).toBe('a\r\n')
  },
  'a submodule whose changes Git ignores': () => {
    addSubmodule('vendor')
    git(site, 'config', 'submodule.vendor.ignore', 'all')
    put(site, { 'vendor/part.txt': 'local\n', 'vendor/more.txt': 'local\n' })
  },
  'diff.ignoreSubmodules, with another commit in the submodule': () => {
    addSubmodule('vendor')
    git(site, 'config', 'diff.ignoreSubmodules', 'all')
    put(site, { 'vendor/part.txt': 'local\n' })
    commitAll(join(site, 'vendor'), 'Local')
  },
}

describe.each(Object.keys(HARMLESS))('%s', (name) => {
  it('hides nothing that an upgrade commits or changes', async () => {
    HARMLESS[name]?.()
    const before = files()
    expect((await run()).isGood).toBe(true)
    expect(git(site, 'diff', '--name-only', 'main', 'upgrade-1.1.0').trim().split('\n')).toEqual(PLANNED)
    expect(changedFiles(before, files())).toEqual(PLANNED)
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(existsSync(join(site, '.git/unfinished'))).toBe(false)
  })

  it('hides nothing that an upgrade which fails deletes or changes', async () => {
    HARMLESS[name]?.()
    put(release, { 'scripts/run.mjs': `${FAILS}${RUN}` })
    const [before, flags] = [files(), git(site, 'ls-files', '-v')]
    await expect(run()).rejects.toThrow('the upgrade failed and was undone: ')
    expect(files()).toEqual(before)
    expect(git(site, 'ls-files', '-v')).toBe(flags)
    expect(git(site, 'branch').trim()).toBe('* main')
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(existsSync(join(site, '.git/unfinished'))).toBe(false)
  })
})

const HIDDEN = 'is not as it was committed, and Git is set not to show this'
const UNKNOWN = 'is there, and Git does not know it; commit it or move it away first'

/** Each hides something that the upgrade would change. */
const REFUSED: { what: string; hide: () => void; says: string }[] = [
  {
    what: 'files that status.showUntrackedFiles hides',
    hide: () => {
      git(site, 'config', 'status.showUntrackedFiles', 'no')
      put(site, OWN)
    },
    says: '.env is not committed, and Git is set not to show it; commit it or put it aside first',
  },
  {
    what: 'an ignored file where the release has one',
    hide: () => {
      exclude('new.ts')
      put(site, { 'src/new.ts': 'draft\n' })
    },
    says: `src/new.ts ${UNKNOWN}`,
  },
  {
    what: 'an ignored file where the patch goes',
    hide: () => {
      put(site, { 'src/a.ts': 'ours\n' })
      commitAll(site, 'Our change')
      exclude('*.patch')
      put(site, { 'upgrades/1.0.0-to-1.1.0.patch': 'mine\n' })
    },
    says: `upgrades/1.0.0-to-1.1.0.patch ${UNKNOWN}`,
  },
  ...['--assume-unchanged', '--skip-worktree'].flatMap((flag) =>
    ['src/a.ts', 'package.json', 'content/blog/one.md'].map((file) => ({
      what: `${flag} of ${file}`,
      hide: () => {
        git(site, 'update-index', flag, file)
        put(site, { [file]: `${readFileSync(join(site, file), 'utf8')}\n` })
      },
      says: `${file} ${HIDDEN}`,
    })),
  ),
  {
    what: 'a sparse checkout without a file that the release replaces',
    hide: () => git(site, 'sparse-checkout', 'set', '--no-cone', '/*', '!/src/a.ts'),
    says: `src/a.ts ${HIDDEN}`,
  },
  {
    what: 'a link to a folder elsewhere',
    hide: () => {
      exclude('extra')
      mkdirSync(join(project.root, 'elsewhere'))
      symlinkSync(join(project.root, 'elsewhere'), join(site, 'src/extra'))
      put(release, { 'src/extra/file.ts': 'new\n' })
    },
    says: 'src/extra/file.ts is behind a link that leads out of this folder; remove the link first',
  },
  {
    what: 'a link in the place of a file of the project',
    hide: () => {
      git(site, 'rm', '--quiet', 'src/a.ts')
      symlinkSync('own.ts', join(site, 'src/a.ts'))
      commitAll(site, 'A link')
    },
    says: 'src/a.ts is not a plain file; put one in its place and commit it first',
  },
  {
    what: 'content in a submodule',
    hide: () => addSubmodule('content/part'),
    says: 'content/part is a submodule, so an upgrade cannot change it; commit its files here instead',
  },
]

it.each(REFUSED)('an upgrade does not begin with $what', async ({ hide, says }) => {
  hide()
  const before = files()
  await expect(run()).rejects.toThrow(says)
  expect(files()).toEqual(before)
  expect(git(site, 'branch').trim()).toBe('* main')
})

describe('what happens during an upgrade', () => {
  /** Runs in the second build, on the newer release. */
  const during = (code: string) =>
    put(release, {
      'scripts/run.mjs': `import { execFileSync } from 'node:child_process'\n${RUN}if (process.argv[2] === 'build-site') {\n${code}\n}\n`,
    })

  it('what somebody stages meanwhile is not committed', async () => {
    during("writeFileSync('notes.txt', 'mine\\n')\nexecFileSync('git', ['add', 'notes.txt'])")
    await run()
    expect(git(site, 'diff', '--name-only', 'main', 'upgrade-1.1.0')).not.toContain('notes.txt')
    expect(git(site, 'status', '--porcelain')).toBe('A  notes.txt\n')
  })

  it('a commit meanwhile undoes the upgrade, and stays', async () => {
    during(
      "writeFileSync('notes.txt', 'mine\\n')\nexecFileSync('git', ['add', 'notes.txt'])\nexecFileSync('git', ['commit', '--quiet', '--message', 'Mine'])",
    )
    await expect(run()).rejects.toThrow('somebody committed or changed the branch in the meantime')
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(git(site, 'log', '-1', '--format=%s').trim()).toBe('Mine')
  })

  it('a file that somebody else saves meanwhile stays as it is saved, and is named', async () => {
    during("writeFileSync('src/b.ts', 'mine\\n')\nexecFileSync('git', ['switch', '--quiet', '--create', 'other'])")
    put(release, { 'src/b.ts': 'b2\n' })
    await expect(run()).rejects.toThrow('Somebody else changed src/b.ts meanwhile: look at it with git diff.')
    expect(readFileSync(join(site, 'src/b.ts'), 'utf8')).toBe('mine\n')
    expect(readFileSync(join(site, 'src/a.ts'), 'utf8')).toBe('a\n')
  })

  it('a second upgrade does not begin', async () => {
    put(site, { [`.git/.unfinished.lock-${process.ppid}--1`]: '' })
    await expect(run()).rejects.toThrow('another process is writing to')
    expect(git(site, 'branch').trim()).toBe('* main')
  })
})
