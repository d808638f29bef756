/** Whether the content is still what the project came with, so that no agency loses words of its own. */
import { isOfTool } from '../../launch-check/checks/sample-copy'
import { isProse } from '../../launch-check/passages'
import { readProject } from '../../launch-check/project'
import { textFingerprint } from '../../launch-check/sample/fingerprint'

/** Below this share the sample was perhaps corrected here and there; above it, somebody has begun to write. */
const SHARE = 0.1

/** Files that hold most of the words that are not the sample's; none while the content is the sample. */
export async function ownFiles(root: string, content: string, today: string): Promise<string[]> {
  const { project } = await readProject(root, content, today)
  const { names, texts } = project.sample
  let all = 0
  const pages = project.pages.filter(({ entry }) => !isOfTool(entry.file))
  const own = pages.map(({ entry, passages }) => {
    const prints = passages.filter(isProse).flatMap(({ text }) => textFingerprint(text, names) ?? [])
    all += prints.length
    return { file: entry.file, count: prints.filter((print) => !texts.has(print)).length }
  })
  const count = own.reduce((sum, file) => sum + file.count, 0)
  if (all > 0 && count <= all * SHARE) return []
  return own.sort((one, other) => other.count - one.count).flatMap(({ file, count }) => (count > 0 ? file : []))
}
