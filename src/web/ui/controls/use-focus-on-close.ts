import { useEffect, useRef, type RefObject } from 'react'

/** Returns a ref for a button that gives way to what it opens: it has the focus again once that is closed. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
