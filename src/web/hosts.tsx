import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { inOwnTask } from '#web/ui/own-task.ts'
import { useLate } from '#web/ui/use-late.ts'

/** Fetches {@link LateHosts} when the page is alive, and where that fails again with each step on the site. */
export function Hosts() {
  const { key } = useLocation()
  const { part, prepare } = useLate(() => import('./late-hosts.tsx'))
  const load = useEffectEvent((_step: string) => prepare())
  useEffect(() => inOwnTask(() => load(key)), [key])
  return part ? <part.LateHosts /> : null
}
