import { useEffect } from 'react'
import { dayInIndia } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { now } from '#web/ui/now.ts'
import { readStored, writeStored } from '#web/shared/browser/storage.ts'

const inViewMs = 2_000
const key = 'seenCaterers'

/** Counts that a caterer's page was in view for two seconds, once per browser and day. What cannot be counted is left. */
export function useSeen(catererId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => countOnce(catererId), inViewMs)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [catererId])
}

function countOnce(catererId: string): void {
  const today = dayInIndia(now())
  // The day, then the caterers that were seen on it.
  const [day, ...seen] = (readStored(key) ?? '').split(' ')
  const known = day === today ? seen : []
  if (known.includes(catererId)) return
  writeStored(key, [today, ...known, catererId].join(' '))
  void api('POST /api/seen', { body: { catererId } }).catch(() => undefined)
}
