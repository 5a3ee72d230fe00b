import { useEffect, useState } from 'react'
import { now } from '#web/ui/now.ts'

const minuteMs = 60_000

/** The present moment, again every half minute: for what runs out in minutes. */
export function useNow(): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  return moment
}
