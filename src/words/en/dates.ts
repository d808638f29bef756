/** Days, hours and time zones as visitors read them. */
export { formatDay, formatHour, formatZone } from '@/lib/format-day'
