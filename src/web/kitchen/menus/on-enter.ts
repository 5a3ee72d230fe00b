import type { KeyboardEvent } from 'react'

/** Returns a key handler with which Enter continues in the form, as only its button submits it; not while characters are composed. */
export function onEnter(next: () => void = () => {}) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    next()
  }
}
