/** What the forms of the public site ask their worker, scripts/build-site/draft-page/worker.ts, and what it answers. */

import type { Naming } from '../../entry/addresses/address-questions'
import type { DraftPage, DraftText } from '../../preview/draft-page'
import type { Changes, Objection } from '../../save/check/objections'

export type Questions = {
  page: { asked: DraftText; answer: DraftPage }
  /** `database` is where the CMS keeps what it has read of the repository. */
  check: { asked: { changes: Changes; database: string }; answer: Objection[] }
  wasPublic: { asked: { file: string }; answer: boolean }
  whoNames: { asked: { file: string; database: string }; answer: Naming[] }
}

export type Question = { [Name in keyof Questions]: { name: Name; asked: Questions[Name]['asked'] } }[keyof Questions]

export type Answer = { id: number; answer?: unknown; failed?: string }
