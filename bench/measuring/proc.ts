/** What Linux says about a process in /proc/PID. */

/** The peak memory in `status`, in MiB; nothing for a process that has ended. */
export function peakMemory(status: string): number | undefined {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return kibibytes === undefined ? undefined : Number(kibibytes) / 1024
}

/** The processor time in `stat`, user and system, in ticks of a hundredth of a second. */
export function cpuTicks(stat: string): number {
  // The name of the program is in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
