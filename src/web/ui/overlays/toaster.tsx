import { lazy, Suspense, useEffect, useState } from 'react'
import type { Notice, NoticeAction } from './notice.ts'

const Sonner = lazy(() => import('./sonner.tsx').then((module) => ({ default: module.Sonner })))

/** What was said before the page came alive. */
const early: Notice[] = []
let say: ((notice: Notice) => void) | undefined

/**
 * A short sentence at the top of the page for five seconds, or ten with something to do about it. For what must be read, use an
 * alert.
 */
export function notify(text: string, kind: Notice['kind'] = 'plain', action?: NoticeAction): void {
  const notice = { text, kind, action }
  if (say) say(notice)
  else early.push(notice)
}

/** Stands once in the page; the toasts themselves are fetched with the first one. */
export function Toaster() {
  const [said, setSaid] = useState<readonly Notice[]>([])
  useEffect(() => {
    say = (notice) => setSaid((before) => [...before, notice])
    for (const notice of early.splice(0)) say(notice)
    return () => {
      say = undefined
    }
  }, [])
  if (said.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Sonner said={said} />
    </Suspense>
  )
}
