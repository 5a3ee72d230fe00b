import { useEffect, useState } from 'react'
import { googleMapsKey } from '#web/shared/site/google-maps-meta.ts'
import { loadGoogle } from './load-google.ts'

type Google = Awaited<ReturnType<typeof loadGoogle>>

/** Google's map as the operator has it: none without a key. Google hears of a visitor only here, when the map is opened. */
export function useGoogle(): Google | 'none' | 'loading' | 'failed' {
  const [google, setGoogle] = useState<Google | 'none' | 'loading' | 'failed'>(() =>
    googleMapsKey() ? 'loading' : 'none',
  )
  useEffect(() => {
    const key = googleMapsKey()
    if (!key) return
    let isHere = true
    let forget: (() => void) | undefined
    const fail = () => {
      if (isHere) setGoogle('failed')
    }
    const load = async () => {
      const loaded = await loadGoogle(key)
      if (!isHere) return
      setGoogle(loaded)
      forget = loaded.onKeyRejected(fail)
    }
    load().catch(fail)
    return () => {
      isHere = false
      forget?.()
    }
  }, [])
  return google
}
