/** XML as a tree with the line of each element. */
import sax from 'sax'
import { EnvironmentError } from '../../../lib/environment-error'

export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  line: number
  /** The text directly in it, CDATA included. */
  text: string
  children: XmlElement[]
  /** All that is written between its tags, other tags included. */
  markup: string
}

/** @throws EnvironmentError where the text is not whole XML */
export function readXml(text: string, file: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, line: 1, text: '', children: [], markup: '' }
  const open = [root]
  const parser = sax.parser(true, { position: true })
  const whole = text.replace(/^\ufeff/, '')
  const starts: number[] = []
  let begins = 1
  parser.onopentagstart = () => {
    begins = parser.line + 1
  }
  parser.onopentag = ({ name, attributes }) => {
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      line: begins,
      text: '',
      children: [],
      markup: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    starts.push(parser.position)
  }
  parser.onclosetag = () => {
    const [element, start] = [open.pop(), starts.pop() ?? 0]
    if (element) element.markup = whole.slice(start, Math.max(start, parser.startTagPosition - 1))
  }
  const add = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onerror = (error) => {
    const [reason = ''] = error.message.split('\n')
    throw new EnvironmentError(
      `${file}, line ${parser.line + 1}: this is not whole XML (${reason}); export it again, and do not save it with another program`,
    )
  }
  parser.write(whole).close()
  return root
}

/** The elements of a name directly in another one. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The first of several names that has a text. */
export function textIn(element: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const text = childrenOf(element, name)[0]?.text.trim() ?? ''
    if (text !== '') return text
  }
  return ''
}
