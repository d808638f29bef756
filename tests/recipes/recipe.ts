/** A recipe of docs/recipes as steps: each block of code that names a file makes it or changes it. */
import { readFileSync } from 'node:fs'
import type { Code } from 'mdast'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'

export type Step = {
  file: string
  /** Whether the file exists before. */
  isChange: boolean
  /** The text of the file after the step. Throws when the step does not fit. */
  apply: (before: string | undefined) => string
}

export function readRecipe(path: string): Step[] {
  const steps: Step[] = []
  visit(remark().parse(readFileSync(path, 'utf8')), 'code', ({ lang, meta, value }: Code) => {
    if (!meta) return
    if (lang === 'diff') steps.push({ file: meta, isChange: true, apply: (before) => change(meta, before, value) })
    else steps.push({ file: meta, isChange: false, apply: (before) => create(meta, before, value) })
  })
  return steps
}

function create(file: string, before: string | undefined, text: string): string {
  if (before !== undefined) throw new Error(`${file} exists already.`)
  return `${text}\n`
}

/** Lines that start with a space stay, those with `-` go, those with `+` come. */
function change(file: string, before: string | undefined, diff: string): string {
  const lines = diff.split('\n')
  const textOf = (marks: string) =>
    lines.flatMap((line) => (marks.includes(line[0] ?? ' ') ? `${line.slice(1)}\n` : [])).join('')
  const [start, ...more] = before?.split(textOf(' -')) ?? []
  if (start === undefined || more.length !== 1) throw new Error(`A change of ${file} fits ${more.length} places.`)
  return `${start}${textOf(' +')}${more[0]}`
}
