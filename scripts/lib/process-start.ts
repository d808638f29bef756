/** Tells processes apart by their start, since systems give the number of a process that ended to a new one. */
import { readFileSync } from 'node:fs'
import { fingerprint } from './fingerprint'

/** `state` is one letter; Z is a process that ended and whose parent does not know it yet. */
type Status = { state: string; start: string }

/** Letters and digits that name the start of a running process; nothing when the system does not tell it. */
export function startOf(pid: number): string | undefined {
  const status = statusFromProc(pid) ?? statusFromPs(pid)
  if (status === undefined) return undefined
  return status.state === 'Z' ? 'ended' : fingerprint(status.start).replace(/[-_]/g, '').slice(0, 12)
}

/** Linux: ticks since the machine started (field 22 of proc_pid_stat(5)), and an id of that start of the machine. */
function statusFromProc(pid: number): Status | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name of the program in brackets, which may hold spaces and brackets itself.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, start: `${fields[22 - 4]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')}` }
  } catch {
    return undefined
  }
}

/** macOS and BSD: date and time, to the second. */
function statusFromPs(pid: number): Status | undefined {
  // Loading it takes six milliseconds, and most systems have /proc.
  const { execFileSync } = process.getBuiltinModule('node:child_process')
  try {
    const args = ['-o', 'state=', '-o', 'lstart=', '-p', String(pid)]
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    const [flags = '', ...start] = execFileSync('ps', args, { encoding: 'utf8', env, stdio: 'pipe' })
      .trim()
      .split(/\s+/)
    return start.length === 0 ? undefined : { state: flags.charAt(0), start: start.join(' ') }
  } catch {
    return undefined
  }
}
