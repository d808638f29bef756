import { useEffect, useState } from 'react'
import type { CalendarDay } from '@/lib/calendar-day'
import { type Countdown, countDown, type LocalMoment, localMoment } from './countdown'

/** In milliseconds. In every time zone of today, a minute starts when one starts in UTC. */
const MINUTE = 60_000

/**
 * The countdown while it is on screen. It shows minutes, so it is read from the clock when a minute starts, and when a
 * visitor comes back to the tab.
 */
export function useCountdown(target: CalendarDay): { now: LocalMoment; countdown: Countdown } {
  const [now, setNow] = useState(() => localMoment())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      setNow(localMoment())
      clearTimeout(timer)
      timer = setTimeout(update, MINUTE - (Date.now() % MINUTE))
    }
    // A minute may have started since the first render.
    update()
    // Browsers slow the timers of hidden tabs down, and a sleeping computer stops them.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return { now, countdown: countDown(now, target) }
}
