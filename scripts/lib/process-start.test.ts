/** The time of its start tells a process from another with the same number. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startOf } from './process-start'

/** A shell with a child becomes `cat`, which waits for no child. */
const CAT_WITH_CHILD = 'sleep 60 & echo $!; exec cat'

it('is the same whenever it is asked for, and another for another process', async () => {
  const child = spawn('sleep', ['60'])
  try {
    expect(startOf(process.pid)).toMatch(/^[A-Za-z0-9]{12}$/)
    expect(startOf(process.pid)).toBe(startOf(process.pid))
    expect(startOf(child.pid as number)).not.toBe(startOf(process.pid))
  } finally {
    child.kill()
  }
})

it('of a process that has ended is never that of a running one', async () => {
  const parent = spawn('sh', ['-c', CAT_WITH_CHILD])
  try {
    const child = Number(String((await once(parent.stdout, 'data'))[0]))
    // Only `cat` answers: from here on there is no shell that could wait for the child.
    parent.stdin.write('ready\n')
    await once(parent.stdout, 'data')
    process.kill(child)
    await vi.waitFor(() => expect(startOf(child)).toBe('ended'), 10_000)
  } finally {
    parent.kill()
  }
})

it('does not exist for a number that no process has', () => {
  expect(startOf(999_999_999)).toBeUndefined()
})

describe('where there is no /proc', () => {
  let folder: string
  const { PATH } = process.env
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'process-start-'))
    process.env.PATH = folder
  })
  afterEach(async () => {
    process.env.PATH = PATH
    await rm(folder, { recursive: true })
  })

  /** A `ps` that answers so, if it is asked in plain English and universal time. */
  async function psSays(answer: string): Promise<void> {
    const path = join(folder, 'ps')
    await writeFile(
      path,
      `#!/bin/sh\n[ "$LC_ALL $TZ $*" = "C UTC -o state= -o lstart= -p 999999999" ] && echo "${answer}"\n`,
    )
    await chmod(path, 0o755)
  }

  it('ps tells it', async () => {
    await psSays('S    Sat Nov 22 11:12:13 2025')
    const asleep = startOf(999_999_999)
    expect(asleep).toMatch(/^[A-Za-z0-9]{12}$/)
    await psSays('R+   Sat Nov 22 11:12:13 2025 ')
    expect(startOf(999_999_999)).toBe(asleep)
    await psSays('R+   Sat Nov 22 11:12:14 2025')
    expect(startOf(999_999_999)).not.toBe(asleep)
    await psSays('Z    Sat Nov 22 11:12:13 2025')
    expect(startOf(999_999_999)).toBe('ended')
  })

  it('nothing is known without ps, or when ps knows nothing', async () => {
    expect(startOf(999_999_999)).toBeUndefined()
    await psSays('')
    expect(startOf(999_999_999)).toBeUndefined()
  })
})
