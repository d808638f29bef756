/** Nothing of the content can add a line, a header or a directive to a file of a host. */
import { EnvironmentError } from '../../lib/environment-error'
import { isPlainPath, readOrigin } from '../../lib/web-address'
import type { HostRules } from './rules'

/** One line of ASCII; nginx would read `$` as a variable. */
const HEADER_VALUE = /^[ -#%-[\]-~]*$/
const HEADER_NAME = /^[A-Za-z][A-Za-z-]*$/

/**
 * The rules themselves.
 * @throws EnvironmentError when a text in them could mean something else to a host than one origin, header or path
 */
export function checkedRules(rules: HostRules): HostRules {
  const { origin, headers, groups, redirects } = rules
  expect(origin, readOrigin(origin) === origin)
  for (const [name, value] of [headers, ...groups.map((group) => group.headers)].flatMap(Object.entries<string>)) {
    expect(name, HEADER_NAME.test(name))
    expect(value, HEADER_VALUE.test(value))
  }
  for (const path of [...groups.map(({ folder }) => folder), ...redirects.flatMap(({ from, to }) => [from, to])])
    expect(path, isPlainPath(path))
  return rules
}

function expect(text: string, isRight: boolean): void {
  if (!isRight) throw new EnvironmentError(`${JSON.stringify(text)} cannot be part of a file that a host reads`)
}
