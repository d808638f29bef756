import { useEffect, useState } from 'react'
import type { CalendarDay } from '@/lib/calendar-day'
import { type Countdown, countDown, type LocalMoment, localMoment } from './countdown'

/** How often the countdown is computed again, in milliseconds: it shows minutes. */
const REFRESH = 60_000

/** The countdown while it is on screen: read from the clock every minute, and when a visitor comes back to the tab. */
export function useCountdown(target: CalendarDay): { now: LocalMoment; countdown: Countdown } {
  const [now, setNow] = useState(() => localMoment())
  useEffect(() => {
    const update = () => setNow(localMoment())
    const timer = setInterval(update, REFRESH)
    // Browsers slow the timers of hidden tabs down, and a sleeping computer stops them.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return { now, countdown: countDown(now, target) }
}
