/** The texts for visitors that a file of the site writes itself, as far as its syntax shows them. */
import { parseSync } from 'rolldown/utils'

type Node = { type: string } & Record<string, unknown>

/** Attributes of elements that visitors read or hear. */
const ATTRIBUTES = new Set(
  'aria-label aria-roledescription alt title placeholder label heading intro kicker term all'.split(' '),
)
/** Fields of objects that become such attributes, or parts of the head. */
const FIELDS = new Set('title label heading name description term placeholder alt'.split(' '))

export function textsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: string[] = []
  visit(program as unknown as Node, found)
  return [...new Set(found)]
}

function visit(node: Node, found: string[]): void {
  // Messages for developers.
  if (['NewExpression', 'CallExpression'].includes(node.type) && /^(?:Error|console)$/.test(calleeOf(node))) return
  if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node.source) return
  if (/^TS(?:Type|Interface|Literal|Enum)/.test(node.type)) return
  found.push(...ownTexts(node).map((text) => text.replace(/\s+/g, ' ').trim()))
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, found)
  }
}

function ownTexts(node: Node): string[] {
  if (node.type === 'JSXText') return withLetters([String(node.value)])
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node.children as Node[]
    return withLetters(children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? textsOf(child) : [])))
  }
  if (node.type === 'JSXAttribute' && ATTRIBUTES.has(nameOf(node.name))) return withLetters(textsOf(node.value))
  if (node.type === 'Property' && FIELDS.has(nameOf(node.key))) {
    const texts = withLetters(textsOf(node.value))
    // What meta elements are called is in lower case.
    return nameOf(node.key) === 'name' ? texts.filter((text) => CAPITAL.test(text)) : texts
  }
  return textsOf(node).filter((text) => SENTENCE.test(text))
}

const CAPITAL = /^\P{L}*\p{Lu}/u
/** Two words, of which the first begins with a capital, or one with a mark at its end. */
const SENTENCE = /^\s*\p{Lu}[\p{L}’-]*(?:,?\s+.*\p{L}|[….!?]$)/u

const withLetters = (texts: string[]): string[] => texts.filter((text) => /\p{L}/u.test(text))

/** The strings that an expression can give. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return []
  const { type } = value
  if (type === 'Literal') return typeof value.value === 'string' ? [value.value] : []
  if (type === 'TemplateLiteral') {
    return [(value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…')]
  }
  if (type === 'JSXExpressionContainer' || type === 'ParenthesizedExpression') return textsOf(value.expression)
  if (type === 'ConditionalExpression') return [...textsOf(value.consequent), ...textsOf(value.alternate)]
  if (type === 'LogicalExpression') return [...textsOf(value.left), ...textsOf(value.right)]
  return []
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  return String(value.name ?? value.value ?? '')
}

/** The name of what is called, or of the object whose method is. */
function calleeOf({ callee }: Node): string {
  if (!isNode(callee)) return ''
  return callee.type === 'MemberExpression' ? nameOf(callee.object) : nameOf(callee)
}
