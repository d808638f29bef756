/** Links and pictures in the text of an entry. */

import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { pathOf } from '../../lib/schema/file-kind'
import type { Entry } from '../parse/entry'
import { decoded, TEXT_WIDTH } from '../parse/markdown/body-html'
import type { Known } from './fields'
import { linkMessage } from './links'
import { pictureMessage } from './pictures'

export function checkBody(entry: Entry, known: Known): Diagnostic[] {
  const { site } = known
  const { body, file } = entry
  if (!body) return []
  const path = pathOf(entry.kind)
  const page = path === undefined ? undefined : site.pages.get(path)
  const diagnostics: Diagnostic[] = []
  for (const { href, place } of body.links) {
    const message = linkMessage(href, page, site)
    if (message) diagnostics.push(diagnosticAt(file, place, message))
  }
  for (const { src, place } of body.pictures) {
    const message = pictureMessage('This picture', decoded(src), TEXT_WIDTH, known)
    if (message) diagnostics.push(diagnosticAt(file, place, message))
  }
  return diagnostics
}
