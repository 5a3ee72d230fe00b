import { lazy, Suspense, useEffect, useState } from 'react'

export interface Notice {
  text: string
  kind: 'plain' | 'success' | 'error'
}

const Sonner = lazy(() => import('./sonner.tsx').then((module) => ({ default: module.Sonner })))

const waiting: Notice[] = []
let changed: (() => void) | undefined

/** A short sentence at the top of the page for five seconds. For what must be read, use an alert. */
export function notify(text: string, kind: Notice['kind'] = 'plain'): void {
  waiting.push({ text, kind })
  changed?.()
}

/** Stands once in the page; the toasts themselves are fetched with the first one. */
export function Toaster() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    changed = () => setCount((before) => before + 1)
    if (waiting.length > 0) changed()
    return () => {
      changed = undefined
    }
  }, [])
  if (count === 0) return null
  return (
    <Suspense fallback={null}>
      <Sonner count={count} take={() => waiting.splice(0)} />
    </Suspense>
  )
}
