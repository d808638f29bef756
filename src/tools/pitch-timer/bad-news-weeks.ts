import { addDays } from '@/lib/calendar-day'
import type { BadNewsPlan } from './bad-news-plan'
import type { Week } from './task'
import { daysFor } from './task-days'
import type { Span } from './week-spans'
import type { Country } from './working-days'

/** Nothing of a plan for bad news is dropped, and what is urgent is for the first day of its week, holiday or not. */
export function badNewsWeeks(
  plan: BadNewsPlan,
  spans: readonly Span[],
  goals: readonly string[],
  country: Country,
): Week[] {
  return spans.map((span, index) => {
    const tasks = plan.weeks[index] ?? []
    // The first week is for its first day. On the day on which people are told, everything follows within hours.
    // Of a plan whose day is chosen, the lawyer and the list of those who know are for today.
    const urgent =
      index === 0
        ? plan.isPlanned
          ? 2
          : tasks.length
        : plan.isPlanned && index === 1
          ? 2
          : plan.isPlanned && index === 2
            ? tasks.length
            : 1
    const later = daysFor(
      { ...span, firstDay: addDays(span.firstDay, 1), days: span.days - 1 },
      tasks.length - urgent,
      country,
    )
    return {
      ...span,
      number: index + 1,
      name: plan.names[index] ?? '',
      tasks: tasks.map((text, place) => ({
        text: text.replace('{goals}', () => goals.slice(0, 3).join('; ')),
        day: place < urgent ? span.firstDay : (later[place - urgent] ?? span.firstDay),
      })),
    }
  })
}
