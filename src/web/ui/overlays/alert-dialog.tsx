import { useEffect, useEffectEvent, useState } from 'react'
import type * as alertView from './alert-view.tsx'
import type { Answers, Waiting } from './waiting-alert.ts'

const waiting: Waiting[] = []
let changed: (() => void) | undefined

/** Shows a sentence and resolves when it was read. One after the other when there are several. */
export async function showAlert(text: string): Promise<void> {
  await show({ text })
}

/** As {@link showAlert}, with a choice: true for `yes`; Escape says no. */
export function askFirst(text: string, answers: Answers): Promise<boolean> {
  return show({ text, answers })
}

function show(alert: Omit<Waiting, 'done'>): Promise<boolean> {
  return new Promise((done) => {
    waiting.push({ ...alert, done })
    changed?.()
  })
}

/**
 * Stands once in the page and shows what {@link showAlert} and {@link askFirst} were given. The dialog is fetched with the first one;
 * where it cannot be had, the browser's own asks.
 */
export function AlertHost() {
  const [current, setCurrent] = useState<Waiting>()
  const [part, setPart] = useState<typeof alertView>()
  useEffect(() => {
    const next = () => setCurrent(waiting[0])
    changed = next
    next()
    return () => {
      if (changed === next) changed = undefined
    }
  }, [])
  const close = (yes = false) => {
    waiting.shift()
    setCurrent(undefined)
    current?.done(yes)
    // The next one opens after focus has gone back, so that it goes back to the right place again.
    if (waiting.length > 0) setTimeout(() => changed?.())
  }
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!current || part) return
    import('./alert-view.tsx').then(setPart, () => {
      const { text, answers } = current
      if (answers) closeNow(confirm(text))
      else {
        alert(text)
        closeNow()
      }
    })
  }, [current, part])
  return part ? <part.AlertView current={current} onClose={close} /> : null
}
