/** The way back from changes that did not come to their end, and what it says. */
import { EnvironmentError } from '../../lib/environment-error'
import { Journal } from './journal'

/**
 * Takes back what a process left that was killed, and throws an EnvironmentError that says so: the programs that run now may
 * be half of the newer release.
 * @param isAllowed whether anything may be written
 */
export function goBackFirst(folder: string, isAllowed = true): void {
  const journal = Journal.left(folder)
  if (journal === undefined) return
  if (journal.isComplete()) {
    journal.end()
    return
  }
  const { what } = journal.state
  if (!isAllowed)
    throw new EnvironmentError(
      `${what} was stopped half way; to go back, run this without --dry-run, which undoes it first`,
    )
  throw new EnvironmentError(`${what} was stopped half way and is undone now: ${undo(journal)} Then run this again.`)
}

/** Takes changes back. Returns what a person has to know and do. */
export function undo(journal: Journal): string {
  const { branch, hasOtherPackages } = journal.state
  const others = journal.undo()
  return [
    `the branch ${branch} is as it was.`,
    ...(others.length > 0 ? [`Somebody else changed ${others.join(', ')} meanwhile: look at it with git diff.`] : []),
    ...(hasOtherPackages ? ['Run npm ci to have the old packages again.'] : []),
  ].join(' ')
}
