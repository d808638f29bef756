/** The names of the kinds of field that are ours. */
export const TEXT_FIELD = 'markdown-text'
export const TIME_FIELD = 'day-or-hour'
export const FOCAL_POINT_FIELD = 'focal-point'
