/** Notes that tell visitors that facts are invented. */
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import type { Project } from '../project'

/** Every note has to go before the launch; see `sampleNote` in src/schema/blocks.ts. */
export const checkSampleNotes = ({ pages }: Project): Diagnostic[] =>
  pages.flatMap(({ entry, passages }) =>
    passages
      .filter(({ field }) => field !== undefined && SAMPLE_FIELD.test(field.name))
      .map(({ place }) =>
        diagnosticAt(entry.file, place, {
          code: 'sample-note',
          text: 'Here the page tells visitors that its facts are invented.',
          hint: 'Make every fact true that carries the name of a company, and then remove the line.',
        }),
      ),
  )

/** Messages call the field `sample`, or `sample (in logos)`. */
const SAMPLE_FIELD = /^sample(?: \(|$)/
