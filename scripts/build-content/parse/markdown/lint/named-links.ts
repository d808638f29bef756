/** `[words][name]`, where nothing says to which address the name belongs. */
import { quote } from '../../../../lib/diagnostics/words'
import { brokenLink } from './links'
import type { IndexedMessage } from './rule'

export function unknownNames(text: string): IndexedMessage[] {
  if (!text.includes('][')) return []
  const named = new Set(
    [...`\n${text}`.matchAll(/\n[ >]{0,6}\[([^\][\n]{1,100})\]:/g)].map(([, name = '']) => plainly(name)),
  )
  return [...text.matchAll(/\[(?<![!\\\]]\[)([^\][\n^]{1,200})\]\[([^\][\n^]{1,100})\](?!\()/g)]
    .filter(([, , name = '']) => !named.has(plainly(name)))
    .map(({ 1: words, 2: name = '', index }) => ({
      index,
      message: brokenLink(`Nothing in this file says where ${quote(name)} leads.`, '', words, '/contact'),
    }))
}

/** Names are the same whatever their capitals and spaces. */
const plainly = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim()
