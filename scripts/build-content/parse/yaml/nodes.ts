/** The nodes of a YAML text, each with its place. */
import type { Place } from '../../../lib/diagnostics/diagnostic'

export type TextNode = { kind: 'text'; text: string; quoted: boolean; source: string; place: Place }
export type ListNode = { kind: 'list'; items: YamlNode[]; place: Place }
export type FieldsNode = { kind: 'fields'; fields: Map<string, Field>; place: Place }
/** A field or list item with nothing in it. */
export type EmptyNode = { kind: 'empty'; place: Place }
export type YamlNode = TextNode | ListNode | FieldsNode | EmptyNode
export type Field = { place: Place; value: YamlNode }
