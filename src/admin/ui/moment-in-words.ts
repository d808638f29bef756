const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A day and an hour in the language and the time zone of the browser. */
export const momentInWords = (at: Date): string => MOMENT.format(at)
