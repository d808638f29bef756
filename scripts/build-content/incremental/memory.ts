/**
 * What builds remember so that the next one does less. Each method wraps one step of the pipeline: it gives what the step
 * gave before when everything that the step depends on is the same, and runs the step otherwise. An empty memory runs
 * every step.
 */
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import { statsOf } from '../../lib/files'
import { once } from '../../lib/once'
import { isIntact, type OutputPlan, type Written, writeOutput } from '../output/write'
import { type ListedFile, listContent, type Media, placeOf, type Source } from '../source/list'
import type { Measured } from '../source/night-pictures'
import { measurePictures } from '../source/pictures'
import { type CachedFile, read } from './cached-files'

/** What is not about one file of the content alone. A value is plain data, with a fingerprint of everything that it was made of. */
export type Remembered = {
  measured: Measured
  values: Map<string, { key: string; value: unknown }>
  /** What OUT holds, and the inputs of the build that wrote it. */
  written?: Written
  writtenWith?: string
}

/** Plans what is made of some files alone, or everything. */
type MakePlan = (only?: readonly CachedFile[]) => OutputPlan

export class Memory {
  /** Files by name, in the order of their names. */
  files = new Map<string, CachedFile>()
  /** What they were read from. */
  private parsed?: readonly ListedFile[]
  private listed?: Source
  remembered: Remembered = { measured: new Map(), values: new Map() }
  /** Whether the cache on disk says the same. */
  isSaved = false

  /**
   * Lists the content.
   * @param touched the only files that can have changed; when each was listed and is still a file, the list is the same
   */
  list(folder: string, touched?: ReadonlySet<string>): Source {
    const isListed = (file: string) => this.files.has(file) && statsOf(placeOf(folder, file))?.isFile()
    if (!this.listed || !touched || ![...touched].every(isListed)) this.listed = listContent(folder)
    return this.listed
  }

  /**
   * Parses the listed files whose bytes are different, and forgets all others.
   * @param touched the only files that can have changed; without it every file is read
   */
  async parse(listed: readonly ListedFile[], touched?: ReadonlySet<string>): Promise<CachedFile[]> {
    const before = this.files
    const isSameList = listed === this.parsed
    if (!isSameList) this.files = new Map()
    if (listed.length !== before.size) this.isSaved = false
    for (const file of isSameList && touched ? listed.filter(({ file }) => touched.has(file)) : listed) {
      const known = before.get(file.file)
      const next = known && touched && !touched.has(file.file) ? known : await read(file, known)
      this.files.set(file.file, next)
      if (next !== known) this.isSaved = false
    }
    this.parsed = listed
    return [...this.files.values()]
  }

  /**
   * Looks into the pictures whose bytes are different.
   * @param touched the only files that can have changed; without it every picture is read
   */
  async measure(media: Media, paths: readonly string[], touched?: ReadonlySet<string>): Promise<Measured> {
    const isSame = (path: string) => touched?.has(`content/media/${path}`) === false
    this.remembered.measured = await measurePictures(media, paths, this.remembered.measured, isSame)
    return this.remembered.measured
  }

  /** A value that depends on nothing but what `key` is a fingerprint of. */
  value<Value>(name: string, key: string, make: () => Value): Value {
    const { values } = this.remembered
    const kept = values.get(name)
    if (kept?.key === key) return kept.value as Value
    const value = make()
    values.set(name, { key, value })
    this.isSaved = false
    return value
  }

  /** The diagnostics of each file. They depend on the file and on `inputs`. */
  checkFiles(files: readonly CachedFile[], inputs: string, find: (file: CachedFile) => Diagnostic[]): Diagnostic[] {
    return files.flatMap((file) => {
      if (file.checked?.inputs !== inputs) file.checked = { inputs, diagnostics: find(file) }
      return file.checked.diagnostics
    })
  }

  /**
   * The diagnostics of the site as a whole. Only their absence is remembered: their places can change when nothing else
   * does.
   */
  checkSite(inputs: string, find: () => Diagnostic[]): Diagnostic[] {
    if (this.remembered.values.get(SITE)?.key === inputs) return []
    const diagnostics = find()
    if (diagnostics.length === 0) this.value(SITE, inputs, () => diagnostics)
    return diagnostics
  }

  /**
   * Brings OUT to the planned state.
   * @param makePlan the plan of some files, or of everything; called only when something differs from what was written
   * @param isTrusted whether only this process can have touched OUT
   */
  async write(out: string, makePlan: MakePlan, inputs: string, isTrusted: boolean) {
    const { written, writtenWith } = this.remembered
    const before = written && (isTrusted || (await isIntact(out, written))) ? written : undefined
    const files = [...this.files.values()]
    const different = files.filter(({ writtenWith }) => writtenWith !== inputs)
    if (before && different.length === 0) return { changed: false, removed: [] }
    const plan = before && writtenWith === inputs ? changedPlan(before, different, makePlan) : makePlan()
    // Until the new state is written, nothing is known of OUT.
    this.remembered.written = undefined
    const result = await writeOutput(out, plan, before)
    if (result.changed || writtenWith !== inputs) this.isSaved = false
    Object.assign(this.remembered, { written: result.written, writtenWith: inputs })
    for (const file of files) file.writtenWith = inputs
    return { changed: result.changed, removed: result.removed }
  }
}

/**
 * The plan after a build with the same inputs, in which only the text of some files differs: what is made of other files
 * keeps its key, and is planned only if it has to be written again.
 */
function changedPlan({ files }: Written, different: readonly CachedFile[], makePlan: MakePlan): OutputPlan {
  const changed = makePlan(different)
  const whole = once(() => makePlan())
  const textOf = (path: string) => {
    const file = whole().get(path)
    if (!file) throw new Error(`${path} was written with the same inputs, but is not planned.`)
    return file.text()
  }
  const plan: OutputPlan = new Map()
  for (const [path, { key }] of files) plan.set(path, changed.get(path) ?? { key: () => key, text: () => textOf(path) })
  return plan
}

const SITE = 'diagnostics of the site'
