/** What a plan is made from, and its steps. */
import type { CalendarDay } from '@/lib/calendar-day'

/** The usual steps; those of a piece of our own, without an idea to agree on; those of help that is needed soon, or of a warning. */
export type Pace = 'usual' | 'own' | 'urgent' | 'now'

export type Work = {
  /** All pieces of one creator; unknown while the number is open. */
  pieces: number | undefined
  /** Weeks until a first draft of the format. */
  draftWeeks: number
  today: CalendarDay
  /** The day before which nothing is out. */
  firstDay?: CalendarDay | undefined
  /** The day by which the last piece is out. */
  day: CalendarDay | undefined
  /** The day on which it can be seen or filmed: drafts come after it. */
  seenOn?: CalendarDay | undefined
  /** A first day that is too near for a draft. */
  missed?: CalendarDay
  pace?: Pace
  /** How many days before it people hear of it, such as of a live stream, or it is printed. */
  announceDays?: number
  /** It is printed, and approved before. */
  isPrinted?: boolean
  /** It takes place, such as a talk: a single one has its own day, and is not published. */
  isLive?: boolean
}

/** The steps in words, in their order, as they stand within a sentence. */
export type Plan = {
  /** How the steps are counted, and what that asks for. */
  intro: string
  /** What the sender alone has to know; empty where the steps have their time. */
  note: string
  /** Also for people without a fee: it can only be made after the day on which it is out. */
  clash?: string
  /** It takes place on its day. */
  isLive?: boolean
  /** A draft, its approval and publication are all the steps: the days are few, or the piece is quick. */
  isInThree: boolean
  signed: string
  idea: string
  /** How long an idea and a draft wait for their answers. */
  answers: { idea: string; draft: string }
  /** When it is seen or filmed, where that day is known. */
  seen: string
  drafts: string
  /** What holds of what cannot be drafted by then; empty where all can. */
  later: string
  changes: string
  /** When people hear of it; empty where it is not announced. */
  announced: string
  publication: string
  /** How often a piece comes out; empty for a single one. */
  rhythm: string
  statistics: string
}
