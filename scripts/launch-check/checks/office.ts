/** The company in law: visitors, and the laws of many countries, ask for its name and its postal address. */
import type { Office } from '../../../src/schema/office'
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import type { Project } from '../project'

export function checkOffice({ pages }: Project): Diagnostic[] {
  const contact = pages.find(({ entry: { kind } }) => 'single' in kind && kind.single === 'pages/contact')?.entry
  if (!contact) return []
  const offices = contact.data.offices as Office[]
  if (offices.length === 0) return [diagnosticAt(contact.file, START, withoutOffice)]
  return offices.flatMap((office, number) =>
    textsOf(office)
      .filter(([text]) => PLACEHOLDER.test(text))
      .map(([text, path]) =>
        diagnosticAt(contact.file, contact.place(['offices', number, ...path]), placeholder(text)),
      ),
  )
}

/** What is checked of an office, each with its place. */
const textsOf = ({ legalName, address, telephone = '' }: Office): [string, (string | number)[]][] => [
  [legalName, ['legalName']],
  ...address.map((line, index): [string, (string | number)[]] => [line, ['address', index]]),
  [telephone, ['telephone']],
]

/** Numbers from 555-0100 to 555-0199 are kept for stories (North American Numbering Plan). */
const PLACEHOLDER = /\b(?:sample|example)\b|\b555[ .-]?01\d\d\b/i

const placeholder = (text: string) => ({
  code: 'placeholder-office',
  text: `${quote(text)} is only a placeholder, and the contact page and the legal texts show it.`,
  hint: 'Write the real one. A telephone number can be left out.',
})

const withoutOffice = {
  code: 'missing-office',
  text: 'The contact page and the legal texts name no company and no postal address.',
  hint: 'Add an office to "offices" in this file; the laws of many countries ask for both.',
}
