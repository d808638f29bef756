/** Whether the team page and the people who are shown on it agree. */
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import { type ContentFile, readableEntryOf } from '../parse/content-file'

const PAGE = 'content/pages/team.yaml'

/** A person is on the page if the file says so; broken files count, too, so that one mistake is not reported as two. */
export function checkTeam(files: readonly ContentFile[]): Diagnostic[] {
  const page = files.find(({ kind }) => isSingle(kind, 'pages/team'))
  const people = files.flatMap((file) => (isIn(file.kind, 'people') ? (readableEntryOf(file) ?? []) : []))
  const shown = people.filter(({ data }) => data.team === true)
  if (page && shown.length === 0) {
    return [
      diagnosticAt(page.file, START, {
        code: 'empty-team',
        text: 'The site has a team page, but no person is shown on it.',
        hint: 'Write "team: true" into the files of people in content/people, or remove this file.',
      }),
    ]
  }
  if (page) return []
  return shown.map(({ file, place }) =>
    diagnosticAt(file, place(['team']), {
      code: 'no-team-page',
      text: 'The person is to be shown on the team page, but the site has none.',
      hint: `Create ${PAGE}, or remove the line "team: true".`,
      // The first person comes before the page: an empty one is an error.
      severity: 'warning',
    }),
  )
}
