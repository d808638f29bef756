/** Data against its schema: zod decides, and its issues become problems at exact places, in an editor's words. */
import { z } from 'zod'
import { type Converted, convert } from './convert'
import { dayFinding } from './dates'
import type { Fault as Misplaced } from './front-matter'
import type { Finding, Place } from './problems/problem'
import { nearest, nearestChoice } from './problems/suggest'
import { oneOf, plural, quote, yamlQuoted, yamlValue } from './problems/words'
import { about, core, elementOf, isOptional, type Path, schemaAt, shapeOf } from './schema-tour'
import type { FieldsNode, TextNode, YamlNode } from './yaml'

/** `missing` is the name of the field that is not there. */
export type Fault = Misplaced & { missing?: string }

/** `data` is there when all of it is right; `readable` always, as far as it could be read. */
export type Validated = { data?: Record<string, unknown>; readable: Record<string, unknown>; faults: Fault[] }

/**
 * Checks the fields of one file.
 * @param missingAt where a field that is missing at the top level is reported
 * @param lineOf the text of a line of the file
 */
export function validate(
  root: FieldsNode,
  schema: z.ZodObject,
  missingAt: Place,
  lineOf: (line: number) => string,
): Validated {
  if (root.fields.size === 0) return { readable: {}, faults: [{ place: missingAt, finding: noFields(schema) }] }
  const converted = convert(root, schema, lineOf)
  const checked = schema.safeParse(converted.data)
  const issues = checked.success ? [] : checked.error.issues
  const context: Context = { root, schema, missingAt, lineOf, converted }
  const faults = [
    ...issues.flatMap((issue) => faultOf(issue, context)),
    ...emptyFields(root, schema),
    ...converted.faults,
  ]
  const readable = converted.data as Record<string, unknown>
  if (faults.length > 0 || !checked.success) return { readable, faults }
  return { data: checked.data as Record<string, unknown>, readable, faults: [] }
}

type Context = {
  root: FieldsNode
  schema: z.ZodObject
  missingAt: Place
  lineOf: (line: number) => string
  converted: Converted
}

/** `image (hero)`, `results, item 2`: a path as an editor would say it. */
export function nameOf(path: Path): string {
  const parts: string[] = []
  for (const step of path) {
    if (typeof step === 'number') parts.push(`${parts.pop() ?? 'list'}, item ${step + 1}`)
    else parts.push(step)
  }
  const own = parts.pop() ?? 'the file'
  return parts.length === 0 ? own : `${own} (in ${parts.join(', ')})`
}

/** The node at a path, as far down as the file goes. */
export function nodeAt(root: YamlNode, path: Path): { node?: YamlNode; key?: Place; parent: YamlNode } {
  let node: YamlNode | undefined = root
  let parent: YamlNode = root
  let key: Place | undefined
  for (const step of path) {
    if (node === undefined) break
    parent = node
    if (typeof step === 'number') node = node.kind === 'list' ? node.items[step] : undefined
    else {
      const field: { place: Place; value: YamlNode } | undefined =
        node.kind === 'fields' ? node.fields.get(step) : undefined
      key = field?.place
      node = field?.value
    }
  }
  return { node, key, parent }
}

/** Where the value at a path stands. */
export const placeOf = (root: YamlNode, path: Path): Place => {
  const { node, key, parent } = nodeAt(root, path)
  return node?.place ?? key ?? parent.place
}

function faultOf(issue: z.core.$ZodIssue, context: Context): Fault[] {
  const path = issue.path as Path
  const { node, key, parent } = nodeAt(context.root, path)
  const schema = schemaAt(context.schema, context.converted.data, path) ?? z.unknown()
  if (node === undefined) {
    if (meantByAnother(path, context)) return []
    const place = parent === context.root ? context.missingAt : parent.place
    return [{ place, finding: missing(path, schema), missing: String(path.at(-1)) }]
  }
  if (node.kind === 'empty') {
    const place = typeof path.at(-1) === 'number' ? node.place : (key ?? node.place)
    return [{ place, finding: empty(path, schema) }]
  }
  return [{ place: node.place, finding: wrong(issue, path, node, schema, context.lineOf) }]
}

/** `catagory: Design` is one mistake: the field is misspelt, and so it is not also missing. */
const meantByAnother = (path: Path, { converted }: Context): boolean =>
  converted.faults.some((fault) => fault.meant !== undefined && fault.meant === path.at(-1))

function missing(path: Path, schema: z.ZodType): Finding {
  const { description } = about(schema)
  const where = path.length > 1 ? ` in ${nameOf(path.slice(0, -1))}` : ''
  return {
    code: 'missing-field',
    message: `The field ${quote(String(path.at(-1)))} is missing${where}${description ? `: ${description}` : '.'}`,
    hint: `Add:\n${exampleLines(String(path.at(-1)), schema)}`,
  }
}

/** A file without any field: one mistake, not as many as there are fields. */
function noFields(schema: z.ZodObject): Finding {
  const needed = neededFields(schema) ?? []
  const lines = needed.map(([name, field]) => exampleLines(name, field))
  return {
    code: 'no-fields',
    message: `There are no fields here; ${oneOf(
      needed.map(([name]) => name),
      'and',
    )} are needed.`,
    hint: `Write for example:\n${lines.join('\n')}`,
  }
}

function empty(path: Path, schema: z.ZodType): Finding {
  const { description } = about(schema)
  const name = path.at(-1)
  return {
    code: 'empty-field',
    message: `${nameOf(path)} has no value${description ? `: ${description}` : '.'}`,
    hint:
      typeof name === 'number'
        ? 'Write something after the "-", or remove the line.'
        : `Write for example:\n${exampleLines(String(name), schema)}`,
  }
}

/** An optional field left blank counts as left out, unless guessing would publish something. */
function emptyFields(root: YamlNode, schema: z.ZodType, path: Path = []): Fault[] {
  if (root.kind === 'list') {
    const element = elementOf(schema)
    return element ? root.items.flatMap((item, index) => emptyFields(item, element, [...path, index])) : []
  }
  if (root.kind !== 'fields') return []
  const shape = shapeOf(schema, (kind) => {
    const value = root.fields.get(kind)?.value
    return value?.kind === 'text' ? value.text : undefined
  })
  return [...root.fields].flatMap(([key, { place, value }]) => {
    if (value.kind === 'text') return []
    const below = shape && Object.hasOwn(shape, key) ? shape[key] : undefined
    if (below === undefined) return []
    if (value.kind !== 'empty') return emptyFields(value, below, [...path, key])
    const decides = core(below) instanceof z.ZodBoolean || about(below).field?.role === 'date'
    return isOptional(below) && decides ? [{ place, finding: empty([...path, key], below) }] : []
  })
}

/** The lines an editor can paste for a field. */
function exampleLines(key: string, schema: z.ZodType): string {
  const element = elementOf(schema)
  if (element) return `${key}:\n  - ${exampleItem(element).join('\n    ')}`
  const fields = exampleFields(schema)
  return fields ? `${key}:\n${fields.map((line) => `  ${line}`).join('\n')}` : `${key}: ${exampleText(schema)}`
}

/** What stands behind the hyphen of an item of a list, line by line. */
const exampleItem = (element: z.ZodType): string[] => exampleFields(element) ?? [exampleText(element)]

const exampleFields = (schema: z.ZodType): string[] | undefined =>
  neededFields(schema)?.map(([name, field]) => `${name}: ${exampleText(field)}`)

/** The fields of a group that cannot be left out; of several kinds of group, the first kind's. */
function neededFields(schema: z.ZodType): [name: string, schema: z.ZodType][] | undefined {
  const inner = core(schema)
  const shape = shapeOf(inner instanceof z.ZodDiscriminatedUnion ? (inner.options[0] as z.ZodType) : inner)
  return shape && Object.entries(shape).filter(([, field]) => !isOptional(field))
}

function exampleText(schema: z.ZodType): string {
  const inner = core(schema)
  const { example } = about(schema)
  if (example !== undefined) return inner instanceof z.ZodString ? yamlValue(example) : example
  if (inner instanceof z.ZodEnum) return String(inner.options[0])
  if (inner instanceof z.ZodLiteral) return String([...inner.values][0])
  if (inner instanceof z.ZodNumber) return '1'
  if (inner instanceof z.ZodString) return '…'
  return inner instanceof z.ZodArray ? '[…]' : '…'
}

function wrong(
  issue: z.core.$ZodIssue,
  path: Path,
  node: YamlNode,
  schema: z.ZodType,
  lineOf: (line: number) => string,
): Finding {
  const name = nameOf(path)
  const inner = core(schema)
  const write = (text: string): string => correctedLine(node, text, path, lineOf)
  const kinds = (issue as { options?: unknown[] }).options
  if (issue.code === 'invalid_union' && kinds && node.kind === 'text') {
    return wrongChoice(name, node.text, kinds.map(String), write)
  }
  if (inner instanceof z.ZodArray && node.kind !== 'list') return listNeeded(name, path, node, elementOf(inner))
  if ((shapeOf(inner) || inner instanceof z.ZodDiscriminatedUnion) && node.kind !== 'fields') {
    return fieldsNeeded(name, path, node, schema)
  }
  if (isText(inner) && node.kind !== 'text') return textNeeded(name, path, node, lineOf)
  if (node.kind === 'list') {
    const inBrackets = lineOf(node.place.line)[node.place.column - 1] === '['
    return wrongCount(issue, path, node.items.length, inner, inBrackets)
  }
  if (node.kind !== 'text') return { code: 'wrong-value', message: `${name} does not have the form that is needed.` }
  if (node.text.trim() === '') return empty(path, schema)
  if (inner instanceof z.ZodBoolean) return wrongBoolean(name, node, write)
  if (inner instanceof z.ZodNumber) return wrongNumber(issue, name, node, write)
  const choices = choicesOf(issue, inner)
  if (choices) return wrongChoice(name, node.text, choices, write)
  const role = about(schema).field?.role
  if (role === 'date') return dayFinding(name, node.text, write)
  if (role === 'email') return wrongEmail(name, node.text, write)
  const { description } = about(schema)
  return {
    code: 'wrong-value',
    message: `${name} is ${quote(node.text)}, which cannot stand here${description ? `: ${description}` : '.'}`,
    hint: `Write for example:\n${write(about(schema).example ?? '…')}`,
  }
}

const isText = (schema: z.ZodType): boolean =>
  !(schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion)

/** The line of a value with another value in it. */
function correctedLine(node: YamlNode, value: string, path: Path, lineOf: (line: number) => string): string {
  const line = lineOf(node.place.line)
  const start = node.place.column - 1
  if (node.kind === 'text' && !node.source.includes('\n') && line.startsWith(node.source, start)) {
    return (line.slice(0, start) + value + line.slice(start + node.source.length)).trim()
  }
  const key = path.at(-1)
  return typeof key === 'number' ? `- ${value}` : `${key}: ${value}`
}

function listNeeded(name: string, path: Path, node: YamlNode, element: z.ZodType | undefined): Finding {
  const key = String(path.at(-1))
  const fields = element && neededFields(element)?.map(([name]) => `${name}: …`)
  if (node.kind === 'text' && !fields) {
    // Lines without hyphens are one text to YAML; each was meant as an item.
    const text = node.quoted || !node.source.includes('\n') ? node.text : node.source
    const items = text
      .replace(/^[[(]|[\])]$/g, '')
      .split(/\s*[,;\n]\s*/)
      .filter((item) => item !== '')
    const lines = (items.length > 0 ? items : ['…']).map((item) => `  - ${yamlValue(item)}`)
    return {
      code: 'list-needed',
      message: `${name} is a single text, and a list is needed.`,
      hint: `Put each item on its own line, starting with "- ":\n${key}:\n${lines.join('\n')}`,
    }
  }
  return {
    code: 'list-needed',
    message: `${name} ${node.kind === 'fields' ? 'has fields of its own' : 'is a single text'}, and a list is needed.`,
    hint: `Start each item with "- ":\n${key}:\n  - ${fields?.join('\n    ') ?? '…'}`,
  }
}

function fieldsNeeded(name: string, path: Path, node: YamlNode, schema: z.ZodType): Finding {
  const found = node.kind === 'list' ? 'a list' : 'a single text'
  const needed = neededFields(schema) ?? []
  const lines = exampleFields(schema) ?? []
  const key = path.at(-1)
  return {
    code: 'fields-needed',
    message: `${name} is ${found}, and the fields ${oneOf(
      needed.map(([field]) => field),
      'and',
    )} are needed.`,
    hint:
      typeof key === 'number'
        ? `Write:\n- ${lines.join('\n  ')}`
        : `Write:\n${key}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  }
}

function textNeeded(name: string, path: Path, node: YamlNode, lineOf: (line: number) => string): Finding {
  const line = lineOf(node.place.line)
  const value = line.slice(node.place.column - 1).trim()
  const key = path.at(-1)
  if (node.kind === 'fields' && !value.startsWith('{') && typeof key === 'number') {
    return {
      code: 'colon-in-value',
      message: `The text ${quote(value)} has a colon in it, and YAML takes it for a field.`,
      hint: `Put the text in quotes:\n- ${yamlQuoted(value)}`,
    }
  }
  const only = node.kind === 'list' && node.items.length === 1 ? node.items[0] : undefined
  if (only?.kind === 'text') {
    return {
      code: 'text-needed',
      message: `${name} is a list, and a single text is needed.`,
      hint: value.startsWith('[')
        ? `Write it without brackets:\n${key}: ${only.source}\nIf they belong to the text, put it in quotes:\n${key}: ${yamlQuoted(value)}`
        : `Write it without a hyphen, on the line of the field:\n${key}: ${only.source}`,
    }
  }
  const flow = /^[[{]/.test(value)
  return {
    code: 'text-needed',
    message: `${name} is ${node.kind === 'list' ? 'a list' : 'a group of fields'}, and a single text is needed.`,
    hint: flow
      ? `If the brackets belong to the text, put it in quotes:\n${line.slice(0, node.place.column - 1).trim()} ${yamlQuoted(value)}`
      : `Write the text on the line of the field:\n${typeof key === 'number' ? '-' : `${key}:`} …`,
  }
}

function wrongCount(
  issue: z.core.$ZodIssue,
  path: Path,
  count: number,
  schema: z.ZodType,
  inBrackets: boolean,
): Finding {
  const limit =
    issue.code === 'too_small' ? Number(issue.minimum) : issue.code === 'too_big' ? Number(issue.maximum) : 0
  const exact = (issue as { exact?: boolean }).exact === true
  const bound = exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
  return {
    code: 'wrong-count',
    message: `${nameOf(path)} has ${plural(count, 'item')}, and ${bound} ${limit} ${limit === 1 ? 'is' : 'are'} needed.`,
    hint:
      count === 0
        ? `Write for example:\n${exampleLines(String(path.at(-1)), schema)}`
        : addOrRemove(limit - count, elementOf(schema), inBrackets),
  }
}

function addOrRemove(missing: number, element: z.ZodType | undefined, inBrackets: boolean): string {
  if (missing < 0) return `Remove ${-missing} of them.`
  if (inBrackets) return `Add ${missing} more between the brackets, each behind a comma.`
  const item = element ? exampleItem(element) : ['…']
  return `Add ${missing} more at its end, for example:\n- ${item.join('\n  ')}`
}

function wrongBoolean(name: string, { text, quoted }: TextNode, write: (text: string) => string): Finding {
  const meant = nearest(text.replace(/\W+$/, ''), ['true', 'false'])
  const meansYes = meant === 'true' || /^(?:y|yes|on|1|x|ja|oui|s[ií])$/i.test(text)
  const meansNo = meant === 'false' || /^(?:n|no|off|0|nein|non)$/i.test(text)
  const found = quoted ? `the text ${quote(text)} in quotation marks` : quote(text)
  return {
    code: 'wrong-boolean',
    message: `${name} is ${found}, and only true or false can stand here.`,
    hint:
      meansYes || meansNo ? `Write:\n${write(String(meansYes))}` : `Write one of:\n${write('true')}\n${write('false')}`,
  }
}

function wrongNumber(issue: z.core.$ZodIssue, name: string, node: TextNode, write: (text: string) => string): Finding {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    return {
      code: 'wrong-number',
      message: `${name} is ${node.text}, and it must be ${bound}.`,
      hint: `Write for example:\n${write(String(issue.code === 'too_small' ? issue.minimum : issue.maximum))}`,
    }
  }
  const number = numberIn(node.text)
  return {
    code: 'wrong-number',
    message: `${name} is ${quote(node.text)}${node.quoted ? ' in quotation marks' : ''}, and a whole number is needed, without sign, comma or unit.`,
    hint:
      number !== undefined && number.length < 16 ? `Write:\n${write(number)}` : `Write for example:\n${write('3000')}`,
  }
}

/** `$3,000 per month`, `3k`: the whole number that a text most likely means. */
function numberIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const thousands = /^\D{0,4}(\d{1,6})\s*k$/i.exec(plain)?.[1]
  if (thousands) return `${Number(thousands)}000`
  const digits =
    /^(?:US)?[$€£]?\s*(\d[\d\s,'’_.]*?)(?:[.,](?:0{1,2}|-))?[,;]?\s*(?:[$€£]|USD|EUR|dollars)?\s*(?:\/.*|(?:per|a) .*)?$/i.exec(
      plain,
    )?.[1]
  if (digits === undefined || /\d[.]\d{1,2}$/.test(digits)) return undefined
  return digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

function choicesOf(issue: z.core.$ZodIssue, schema: z.ZodType): string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (issue.code === 'invalid_value') return issue.values.map(String)
  return undefined
}

function wrongChoice(name: string, text: string, choices: string[], write: (text: string) => string): Finding {
  const meant = nearestChoice(text, choices)
  return {
    code: 'wrong-choice',
    message: `${name} is ${quote(text)}, and it must be one of ${oneOf(choices)}.`,
    hint: meant
      ? `Did you mean ${quote(meant)}? Write:\n${write(meant)}`
      : `Write for example:\n${write(choices[0] ?? '')}`,
  }
}

function wrongEmail(name: string, text: string, write: (text: string) => string): Finding {
  return {
    code: 'wrong-email',
    message: `${name} is ${quote(text)}, and an e-mail address is needed.`,
    hint: `Write only the address:\n${write(text.replace(/^mailto:/, '').includes('@') && /^mailto:\S+$/.test(text) ? text.slice(7) : 'hello@example.com')}`,
  }
}
