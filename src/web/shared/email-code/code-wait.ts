import { useEffect, useState } from 'react'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'

/** Returns a wait as people read it: '45 s', '43 min'. Rounded up, so that it never promises too much. */
export function waitText(seconds: number): string {
  return seconds <= 120
    ? m.identity_code_seconds({ count: Math.ceil(seconds) })
    : m.identity_code_minutes({ count: Math.ceil(seconds / 60) })
}

/** Counts down by the second. Returns the seconds left and a function that starts a wait; 0 ends one. */
export function useWait(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tick = () => {
      const remaining = Math.max(0, Math.ceil((until - now().getTime()) / 1000))
      setLeft(remaining)
      if (remaining === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setUntil(now().getTime() + seconds * 1000)
    setLeft(seconds)
  }
  return [left, start]
}
