/** Whether the team page and the people who are shown on it agree. */
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import { type ContentFile, readableEntryOf } from '../parse/content-file'
import { atField, atFile } from './report'

/** A person is on the page if the file says so; broken files count, too, so that one mistake is not reported as two. */
export function checkTeam(files: readonly ContentFile[]): Diagnostic[] {
  const page = files.find(({ kind }) => isSingle(kind, 'pages/team'))
  const people = files.flatMap((file) => (isIn(file.kind, 'people') ? (readableEntryOf(file) ?? []) : []))
  const shown = people.filter(({ data }) => data.team === true)
  if (page) return shown.length === 0 ? [atFile(page.file, emptyTeam)] : []
  return shown.map((entry) => atField(entry, ['team'], withoutPage))
}

const emptyTeam: Message = {
  code: 'empty-team',
  text: 'The site has a team page, but no person is shown on it.',
  hint: 'Write "team: true" into the files of people in content/people, or remove this file.',
}

const withoutPage: Message = {
  code: 'no-team-page',
  text: 'The person is to be shown on the team page, but the site has none.',
  hint: 'Create content/pages/team.yaml, or remove the line "team: true".',
  // The first person comes before the page: an empty one is an error.
  severity: 'warning',
}
