import { useState, useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

function setPressed(next: boolean): void {
  pressed = next
  for (const listener of listeners) listener()
}

const press = () => setPressed(true)
// The click comes right after the release; what it is aimed at may move only afterwards.
const release = () => void setTimeout(() => setPressed(false))

function follow(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('pointerdown', press, true)
    addEventListener('pointerup', release, true)
    addEventListener('pointercancel', release, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('pointerdown', press, true)
    removeEventListener('pointerup', release, true)
    removeEventListener('pointercancel', release, true)
    pressed = false
  }
}

/**
 * The value, but as it was while a pointer is down. A press takes the focus from a field, whose message then would appear and
 * push what is being pressed away from under the pointer, so that the click is lost.
 */
export function useSteady<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    follow,
    () => pressed,
    () => false,
  )
  const [shown, setShown] = useState(value)
  if (!isPressed && shown !== value) setShown(value)
  return shown
}
