import type * as en from '../en/tool'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./tool')>

/** The page of a free tool, around the tool itself. */

export const tools = 'Kostenlose Werkzeuge'
export const inEnglish = 'Dieses Werkzeug gibt es bisher nur auf Englisch.'
export const inDollars =
  'Alle Beträge sind hier US-Dollar, weil die Quellen der Zahlen es sind. Umgerechnet wird nichts.'
export const next = 'Weiter'
export const measured = <Part>(source: Part, size: string, day: Part) => [source, ': ', size, ', bis ', day]
