import { realpathSync } from 'node:fs'
import path from 'node:path'

/** Makes texts about a project that name no folder of this computer: its paths begin at the root of the project. */
export function withoutFolders(root: string): (text: string) => string {
  const names = [...new Set([root, path.normalize(root), realpathSync(root)])]
  // Windows writes paths with backslashes, and JSON doubles them.
  const written = names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)])
  return (text) => written.reduce((shorter, name) => shorter.replaceAll(name, '.'), text)
}
