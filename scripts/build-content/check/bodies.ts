/** Links and pictures in the text of an entry. */

import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { pathOf } from '../../lib/schema/file-kind'
import type { Entry } from '../parse/entry'
import { decoded, TEXT_WIDTH } from '../parse/markdown/body-html'
import type { Known } from './fields'
import { linkMessage } from './links'
import { pictureMessage } from './pictures'

export function checkBody(entry: Entry, known: Known): Diagnostic[] {
  const { body, file, kind } = entry
  if (!body) return []
  const page = known.site.pages.get(pathOf(kind) ?? '')
  const links = body.links.map(({ href, place }) => ({ place, message: linkMessage(href, page, known.site) }))
  const pictures = body.pictures.map(({ src, place }) => ({
    place,
    message: pictureMessage('This picture', decoded(src), TEXT_WIDTH, known),
  }))
  return [...links, ...pictures].flatMap(({ place, message }) => (message ? diagnosticAt(file, place, message) : []))
}
