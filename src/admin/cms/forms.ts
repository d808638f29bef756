/** The forms of the CMS, made from the same schemas that check the content: a new field there is a new field here. */
import type { CollectionFile, EntryCollection, Field, FileCollection, VariableFieldType } from '@sveltia/cms'
import { lengths } from '../../lib/lengths'
import { type Collection, type CollectionName, collections, singles } from '../../schema/collections'
import { type FieldNode, fieldsOf, fieldTree, kindOf } from '../../schema/field-tree'
import type { FieldRole } from '../../schema/fields'
import { LANGUAGE_CODE } from '../../schema/languages'
import { identifierOf } from '../entry/name'
import { FOCAL_POINT_FIELD, TEXT_FIELD, TIME_FIELD } from '../fields/kinds'
import { LOGO_KINDS, PICTURE_KINDS } from '../fields/pictures'
import { viewsOf } from '../lists/views'
import { hintOf, labelOf, singularOf } from './labels'

/** Every folder and every single file of the content, as the CMS configures them. */
export function cmsCollections(): (EntryCollection | FileCollection)[] {
  return [
    ...Object.entries<Collection>(collections).map(([name, collection]) => folder(name as CollectionName, collection)),
    ...['pages', 'settings', 'tables'].map(singleFiles),
  ]
}

/** Each kind of file has a format of its own, which knows its fields. The CMS insists on the end of the name. */
const formatName = (kind: string, format: 'md' | 'yaml') =>
  `${kind.replace('/', '-')}-${format === 'md' ? 'frontmatter' : 'yaml'}`

function folder(name: CollectionName, collection: Collection): EntryCollection {
  const { format, schema, path, ids } = collection
  const { title, description, properties = {} } = fieldTree(schema)
  const identifier = identifierOf(name)
  return {
    name,
    label: labelOf(name),
    label_singular: title,
    description: hintOf(name, description),
    folder: `content/${name}`,
    extension: format,
    format: formatName(name, format),
    create: true,
    delete: true,
    identifier_field: identifier,
    ...viewsOf(properties, identifier),
    slug: {
      template: `{{${identifier}}}`,
      editable: ['create', 'update'],
      hint: path
        ? 'The end of the address of the page. If you change it, an old address that was public leads to the new one.'
        : 'The name of the file; visitors do not see it.',
      pattern: ids
        ? [`^(${ids.join('|')})$`, `Write one of these names: ${ids.join(', ')}.`]
        : ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Use small letters, digits and single hyphens, for example brief-an-agency.'],
    },
    preview_path: path?.('{{slug}}'),
    fields: fieldsAndBody(collection),
  }
}

function singleFiles(name: string): FileCollection {
  const files = Object.entries<Collection>(singles).filter(([file]) => file.startsWith(`${name}/`))
  return { name, label: labelOf(name), files: files.map(([file, single]) => singleFile(file, single)) }
}

function singleFile(file: string, single: Collection): CollectionFile {
  const { format, path } = single
  const name = file.slice(file.indexOf('/') + 1)
  return {
    name,
    label: labelOf(name),
    file: `content/${file}.${format}`,
    format: formatName(file, format),
    preview_path: path?.(name),
    fields: fieldsAndBody(single),
  }
}

function fieldsAndBody({ schema, format, textIsOptional }: Collection): Field[] {
  const fields = formFields(fieldTree(schema))
  if (format !== 'md') return fields
  // The text is what most visits of a form are for, so only two fields are above it: title and summary, or name and role.
  return [...fields.slice(0, 2), { ...body, required: !textIsOptional } as Field, ...fields.slice(2)]
}

/** Our own editor, because the rich text editor of the CMS rewrites untouched bodies. */
const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'What visitors read. It starts with a paragraph.',
  widget: TEXT_FIELD,
}

/** The constant `kind` of a group is not a field of the form: it is chosen with the group. */
const formFields = (group: FieldNode): Field[] =>
  fieldsOf(group).flatMap(({ name, node, isNeeded }) => (node.const ? [] : fieldOf(name, node, isNeeded)))

/** What all kinds of field have in common. */
type Common = { name: string; label: string; hint: string | undefined; required: boolean }

/** @throws Error for a value that has no form field yet. */
export function fieldOf(name: string, node: FieldNode, required: boolean): Field {
  const common = { name, label: labelOf(name), hint: hintOf(name, node.description), required }
  if (node.field) return fieldWithRole(common, node.field, node.maxLength)
  if (node.enum) return { ...common, widget: 'select', options: node.enum }
  if (node.oneOf) return { ...common, widget: 'object', ...choices(node.oneOf) }
  switch (node.type) {
    case 'boolean':
      // files/formats/switches.ts keeps "off" out of files that say nothing.
      return { ...common, required: false, widget: 'boolean' }
    case 'integer':
      return { ...common, widget: 'number', value_type: 'int', min: node.minimum }
    case 'object':
      if (node.properties) return { ...common, widget: 'object', fields: formFields(node) }
      break
    case 'array':
      return listOf(common, node)
    case 'string':
      if (node.pattern) return { ...common, widget: 'string', pattern: [node.pattern, likeThis(node)] }
  }
  throw new Error(`There is no form field for ${name}: ${JSON.stringify(node)}`)
}

const likeThis = ({ description = '', example }: FieldNode) =>
  example ? `Write it like this: ${example}.` : description

type PatternRole = 'webAddress' | 'link' | 'path' | 'currency' | 'timeZone' | 'language' | 'spokenLanguage'

/** What a box takes whose text has a form of its own, and what is said to any other text. */
const PATTERNS: Record<PatternRole, [string, string]> = {
  webAddress: ['^https://[^\\s/]+\\S*$', 'Write the whole address, starting with https://'],
  link: [
    '^(https://|mailto:|tel:|sms:|/(?!/)|#)\\S*$',
    'Write a path of this site such as /contact, or an address that starts with https://, mailto: or tel:',
  ],
  path: ['^/(?!/)\\S*$', 'Write a path of this site that starts with /'],
  currency: ['^[A-Z]{3}$', 'Write the code of a currency, for example USD'],
  timeZone: ['^(UTC|[A-Za-z]+(/[A-Za-z0-9_+-]+)+)$', 'Write the name of a time zone, for example America/New_York'],
  language: [LANGUAGE_CODE.source, 'Write the code of a language, for example fr or en-GB'],
  spokenLanguage: ['^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', 'Write the code of a language, for example en or pt-BR'],
}

/** Only words have a length that the form counts; addresses have room enough. */
function fieldWithRole(common: Common, field: FieldRole, maxlength?: number): Field {
  switch (field.role) {
    case 'text':
    case 'sentence':
      // One line cuts a sentence off while it is written.
      return { ...common, widget: (maxlength ?? 0) > lengths.title ? 'text' : 'string', maxlength }
    case 'paragraphs':
      return { ...common, widget: 'text', maxlength }
    case 'date':
      if (field.mayHaveHour) return { ...common, widget: TIME_FIELD }
      return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    case 'picture':
      return { ...common, widget: 'image', choose_url: false, accept: PICTURE_KINDS.join(',') }
    case 'logo':
      return { ...common, widget: 'image', choose_url: false, accept: LOGO_KINDS.join(',') }
    case 'focalPoint':
      return { ...common, widget: FOCAL_POINT_FIELD }
    case 'amount':
      return { ...common, widget: 'number', value_type: 'float', min: 0 }
    case 'message':
      return { ...common, widget: 'string' }
    case 'email':
      return { ...common, widget: 'string', type: 'email' }
    case 'category':
      // The boxes to choose from are the names in the settings, as they are now.
      return {
        ...common,
        widget: 'relation',
        collection: 'settings',
        file: 'site',
        value_field: 'categories.*.name',
      }
    case 'reference':
      // A relation field cannot take free text.
      if (field.allowText) return { ...common, widget: 'string' }
      return {
        ...common,
        widget: 'relation',
        collection: field.collection,
        value_field: '{{slug}}',
        display_fields: [identifierOf(field.collection)],
      }
    default:
      if (!(field.role in PATTERNS)) throw new Error(`There is no form field for the role ${field.role}.`)
      return { ...common, widget: 'string', pattern: PATTERNS[field.role] }
  }
}

function listOf(common: Common, { items = {}, minItems, maxItems }: FieldNode): Field {
  const list = {
    ...common,
    widget: 'list' as const,
    label_singular: singularOf(common.name),
    min: minItems,
    max: maxItems,
  }
  if (items.oneOf) return { ...list, collapsed: 'auto', ...choices(items.oneOf) }
  if (items.type === 'object') {
    const fields = formFields(items)
    const first = fields.find((field) => 'widget' in field && field.widget === 'string') ?? fields[0]
    return { ...list, collapsed: 'auto', summary: `{{fields.${first?.name}}}`, fields }
  }
  const item = fieldOf(common.name, items, common.required)
  if (item.widget === 'relation') return { ...item, ...common, multiple: true, min: minItems, max: maxItems } as Field
  // A list of texts is one line for each of them, and all of them follow one pattern.
  if (item.widget === 'string' || item.widget === 'text')
    return { ...list, pattern: 'pattern' in item ? item.pattern : undefined } as Field
  return { ...list, field: item }
}

/** Several kinds of object, distinguished by their `kind`. */
const choices = (groups: readonly FieldNode[]) => ({ typeKey: 'kind', types: groups.map(choice) })

function choice(group: FieldNode): VariableFieldType {
  const kind = kindOf(group)
  if (kind?.name !== 'kind') throw new Error('A choice between objects needs a field called kind.')
  return {
    name: kind.value,
    label: `${labelOf(kind.value)}: ${kind.description}`,
    widget: 'object',
    ...('heading' in (group.properties ?? {}) && { summary: '{{fields.heading}}' }),
    fields: formFields(group),
  }
}
