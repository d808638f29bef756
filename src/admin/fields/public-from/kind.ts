/** The kind of field that a day has which may have an hour. */
export const TIME_FIELD = 'day-or-hour'
