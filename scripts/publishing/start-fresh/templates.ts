/** The texts that a new site begins with: plain content files, one folder for each language, with places for the answers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, visit } from 'yaml'
import { canonicalText } from '../../../src/admin/files/file-format/canonical'
import { joinAtFences, splitAtFences } from '../../../src/lib/fenced-text'
import { TABLE_OF, type ToolSlug } from '../../../src/schema/tool-catalog'
import { PROJECT } from '../../lib/source-fingerprint'
import { type Answers, keptTools, type Part } from './answers'

export const TEMPLATES = join(PROJECT, 'scripts/publishing/start-fresh/templates')

/** Files and folders that belong to a part which an agency can do without, by how their paths begin. */
const OF_PART: Record<Part, readonly string[]> = {
  customers: ['pages/customers.', 'case-studies/', 'portfolio/'],
  blog: ['pages/blog.', 'blog/'],
  resources: ['pages/resources.', 'resources/'],
  tools: ['pages/tools.'],
  press: ['pages/press.', 'press-releases/'],
  startups: ['pages/startups.'],
  team: ['pages/team.', 'people/'],
}

/** Content files by their path below `content/`. */
export function contentFor(answers: Answers, today: string): Map<string, string> {
  const folder = join(TEMPLATES, answers.language)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:md|yaml)$/.test(name))
  const wanted = names.map((name) => name.replaceAll('\\', '/')).filter((name) => isWanted(name, answers))
  const text = (name: string) =>
    fill(name, readFileSync(join(folder, name), 'utf8'), answers.parts, valuesFor(answers, today))
  // A tool speaks English in every language of the site.
  const tools = keptTools(answers).flatMap((tool) => [`tools/${tool}.yaml`, ...tableFileOf(tool)])
  return new Map([
    ...wanted.sort().map((name): [string, string] => [name, text(name)]),
    ...tools.map((name): [string, string] => [name, readFileSync(join(TEMPLATES, name), 'utf8')]),
  ])
}

const tableFileOf = (tool: string) => (TABLE_OF[tool as ToolSlug] ? [`${TABLE_OF[tool as ToolSlug]}.yaml`] : [])

function isWanted(name: string, answers: Answers): boolean {
  const left = (Object.keys(OF_PART) as Part[]).filter((part) => !answers.parts.includes(part))
  return !left.some((part) => OF_PART[part].some((start) => name.startsWith(start)))
}

/** What the places in the templates stand for. */
const valuesFor = ({ name, url, email, language, currency }: Answers, today: string): Values => ({
  ...{ NAME: name, URL: url, EMAIL: email, LANGUAGE: language, CURRENCY: currency },
  ...{ TODAY: today, YEAR: Number(today.slice(0, 4)) },
})

type Values = Readonly<Record<string, string | number>>

/**
 * Writes the answers into a template. `$NAME` is a place for one, and a line that ends in `# if blog` stays only where the
 * site has this part, and a line that ends in `# if not blog` only where it has not.
 */
export function fill(file: string, template: string, parts: readonly string[], values: Values): string {
  const text = template
    .split('\n')
    .flatMap((line) => {
      const [, kept = '', not, part] = /^(.*?) *# if (not )?([a-z]+)$/.exec(line) ?? []
      return part === undefined ? line : parts.includes(part) === (not === undefined) ? kept : []
    })
    .join('\n')
  if (file.endsWith('.yaml')) return canonicalText('yaml', inYaml(text, values))
  const { fields, body } = splitAtFences(text) ?? { fields: '', body: text }
  const inBody = replaced(body, values, (value) => value.replace(/[\\`*_[\]<>#|~]/g, '\\$&'))
  return canonicalText('md', joinAtFences({ fields: inYaml(fields, values), body: inBody }))
}

/** Each value is read as it was typed, whatever characters it has. */
function inYaml(text: string, values: Values): string {
  const document = parseDocument(text)
  visit(document, {
    // In a template, what belongs to a part of the site stands in one line.
    Map(_, node) {
      node.flow = false
    },
    Scalar(_, node) {
      if (typeof node.value !== 'string') return
      const whole = values[/^\$([A-Z]+)$/.exec(node.value)?.[1] ?? '']
      const value = whole ?? replaced(node.value, values)
      if (value === node.value) return
      node.value = value
      // How it was written in the template fits the place and perhaps not the value.
      node.type = undefined
    },
  })
  return document.toString({ lineWidth: 0 })
}

const replaced = (text: string, values: Values, as = (value: string) => value): string =>
  text.replace(/\$([A-Z]+)\b/g, (place, name: string) => (name in values ? as(String(values[name])) : place))
