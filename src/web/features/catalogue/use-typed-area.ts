import { useEffect, useEffectEvent, useState } from 'react'
import { areaNamedIn, type Area } from './areas.ts'

const pauseMs = 400

interface TypedArea {
  /** What was typed since the page last followed its address; empty when nothing was. */
  typed: string
  /** Takes what is typed; an empty text stops a journey that is about to begin. */
  type: (text: string) => void
}

/** Leads to an area's page when a text names the area as a whole word and nothing more is typed for 400 ms (C49). */
export function useTypedArea(open: (area: Area) => void): TypedArea {
  const [typed, setTyped] = useState('')
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const area = areaNamedIn(typed)
    if (!area) return
    const timer = setTimeout(() => openNow(area), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, type: setTyped }
}
