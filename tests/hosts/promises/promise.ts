import type { Answer, Ask } from '../../ask'

/** What a host does for the visitors of the site. */
export type HostPromise = {
  name: string
  /** What the machines of a host do by themselves: its rules do not decide it, so only real servers can be asked. */
  isOfServer?: boolean
  /** One line for each address where the promise is broken. */
  broken: (ask: Ask) => Promise<string[]>
}

/** Asks for each address, and gives a line for each answer in which something is wrong. */
export async function brokenAt(
  ask: Ask,
  addresses: readonly string[],
  mistakeIn: (answer: Answer, address: string) => string | undefined | false,
  options?: Parameters<Ask>[1],
): Promise<string[]> {
  const lines: string[] = []
  for (const address of addresses) {
    const answer = await ask(address, options)
    const mistake = mistakeIn(answer, address)
    if (mistake) lines.push(`${address}: ${mistake}`)
  }
  return lines
}

/** Where an answer leads, as a path. A full address of the host that was asked counts as its path. */
export function targetOf({ headers }: Answer): string | undefined {
  return headers.location?.replace(/^https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?=\/)/, '')
}

/** A redirect that browsers and search engines may remember. */
export const isPermanent = ({ status }: Answer): boolean => status === 301 || status === 308

/** Says where an answer leads instead of where it should. */
export const wrongTarget = (answer: Answer, expected: string): string | false =>
  !(isPermanent(answer) && targetOf(answer) === expected) && `${answer.status} ${targetOf(answer) ?? ''}`

/** The answer after at most one redirect, which hosts give for second forms of an address. */
export async function settled(ask: Ask, address: string): Promise<Answer> {
  const answer = await ask(address)
  const target = targetOf(answer)
  return isPermanent(answer) && target ? ask(target) : answer
}
