/** Every kind of mistake with examples: what the tests hold the messages against, and what the editors' guide is made of. */
import type { Code } from '../problems/codes'
import { addresses } from './addresses'
import { fences } from './fences'
import { names, wholeFiles } from './files'
import type { Mistake } from './mistake'
import { links, pictures, references } from './references'
import { texts } from './texts'
import { values } from './values'
import { writing } from './writing'

/** Each code has its explanation. */
export const mistakes: Record<Code, Mistake> = {
  ...wholeFiles,
  ...fences,
  ...writing,
  ...values,
  ...texts,
  ...links,
  ...pictures,
  ...references,
  ...addresses,
  ...names,
}

/** The kinds by the part of the work in which they happen. */
export const chapters: readonly { title: string; kinds: Partial<Record<Code, Mistake>> }[] = [
  { title: 'The file as a whole', kinds: wholeFiles },
  { title: 'The lines of three hyphens', kinds: fences },
  { title: 'How fields are written', kinds: writing },
  { title: 'What fields hold', kinds: values },
  { title: 'The text of a page', kinds: texts },
  { title: 'Links', kinds: links },
  { title: 'Pictures', kinds: pictures },
  { title: 'Other entries and old addresses', kinds: references },
  { title: 'Addresses that were public', kinds: addresses },
  { title: 'Names and places of files', kinds: names },
]
