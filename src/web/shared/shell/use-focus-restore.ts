import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What was pressed to come to a page is gone with the page before it: then the focus goes to the content, not back to the top. */
export function useFocusRestore(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
