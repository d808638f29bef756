/** Links and pictures in the text of an entry. */

import { type Diagnostic, diagnosticAt, START } from '../diagnostics/diagnostic'
import type { Entry } from '../parse/entry'
import { decoded, TEXT_WIDTH } from '../parse/markdown/body-html'
import { pathOf } from '../schema/file-kind'
import { isSize } from '../source/measured'
import type { Known } from './fields'
import { linkMessage } from './links'
import { pictureMessage, smallPictureMessage } from './pictures'

export function checkBody(entry: Entry, { site, pictures, measured }: Known): Diagnostic[] {
  const { body, file } = entry
  if (!body) return []
  const path = pathOf(entry.kind)
  const page = path === undefined ? undefined : site.pages.get(path)
  const diagnostics: Diagnostic[] = []
  for (const [index, href] of body.links.entries()) {
    const message = linkMessage(href, page, site)
    if (message) diagnostics.push(diagnosticAt(file, body.locate().links[index] ?? START, message))
  }
  for (const [index, src] of body.pictures.entries()) {
    const size = measured.get(decoded(src))
    const isSmall = isSize(size) ? smallPictureMessage('This picture', size, TEXT_WIDTH) : undefined
    const message = pictureMessage(decoded(src), pictures) ?? isSmall
    if (message) diagnostics.push(diagnosticAt(file, body.locate().pictures[index] ?? START, message))
  }
  return diagnostics
}
