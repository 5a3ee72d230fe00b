const restMs = 3000
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Calls back once, when the page has long been there and the visitor rests: for three seconds nothing was pressed, typed or
 * scrolled, no field is in use and no dialog is open. Nobody is interrupted, and loading costs nothing. Answers how to stop waiting.
 */
export function whenIdle(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (isFree() ? done() : wait()), restMs)
  }
  const stop = () => {
    clearTimeout(timer)
    for (const sign of signsOfLife) removeEventListener(sign, wait, { capture: true })
    removeEventListener('load', wait)
  }
  const done = () => {
    stop()
    callBack()
  }
  for (const sign of signsOfLife) addEventListener(sign, wait, { capture: true, passive: true })
  addEventListener('load', wait)
  wait()
  return stop
}

/** Reports whether a dialog may open without interrupting the user. */
export function isFree(): boolean {
  return (
    document.readyState === 'complete' &&
    document.visibilityState === 'visible' &&
    document.querySelector('dialog[open]') === null &&
    !document.activeElement?.matches('input, select, textarea, [contenteditable]')
  )
}
