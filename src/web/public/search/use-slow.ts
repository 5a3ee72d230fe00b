import { useEffect, useState } from 'react'

/** True once something has been under way for a moment: what comes immediately should not flash a skeleton first. */
export function useSlow(busy: boolean, afterMs = 200): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy, afterMs])
  return busy && slow
}
