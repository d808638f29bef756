/** What the tables of all tools have in common. */
import { z } from 'zod'
import { calendarDate, label } from '../fields'

/** After so many years, a build asks to review a table. */
const YEARS_UNTIL_OLD = 2

export const reviewed = calendarDate('').meta({
  description: `The day on which somebody last read the whole table, as YYYY-MM-DD. The build warns when it is more than ${YEARS_UNTIL_OLD} years ago.`,
  example: '2024-01-15',
  field: { role: 'date', oldAfter: YEARS_UNTIL_OLD },
})

/** Words of visitors that make a tool propose an entry. It never takes the entry by itself. */
export const proposingWords = z
  .array(label('One or several words, such as "recall". A star at the end stands for any ending: "recall*".'))
  .default([])
  .meta({
    description: 'Words that make the tool propose this entry when a visitor types them. Visitors accept it or not.',
  })
