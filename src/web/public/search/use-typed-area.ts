import { useEffect, useEffectEvent, useState } from 'react'
import { areaNamedIn, type Area } from '#web/public/listing/areas.ts'

const pauseMs = 400

/**
 * Opens an area's page when a text names the area as a whole word and nothing more is typed for 400 ms (C49). Answers what
 * takes the text; an empty one stops what is about to begin.
 */
export function useTypedArea(open: (area: Area) => void): (text: string) => void {
  const [typed, setTyped] = useState('')
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const area = areaNamedIn(typed)
    if (!area) return
    const timer = setTimeout(() => openNow(area), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return setTyped
}
