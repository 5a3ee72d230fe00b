import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { lendNavigation } from './go.ts'

/** Lends the router's navigation to code that is no component, while the page stands. */
export function useLentNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    lendNavigation({ to: (path, options) => void navigate(path, options), back: () => void navigate(-1) })
    return () => lendNavigation(undefined)
  }, [navigate])
}
